// @vitest-environment jsdom
import { t } from '@fieldspan/ui/i18n';
import { afterEach, expect, it } from 'vitest';
import { startLanguage } from './start-language.ts';

afterEach(() => localStorage.clear());

it.each(['en', 'fr', 'x', 'toString'])(
  'stays English where %s was chosen, which nobody translated into',
  async (chosen) => {
    localStorage.setItem('fieldspan.language', chosen);
    await startLanguage();
    expect(t('Save')).toBe('Save');
    expect(document.documentElement.lang).toBe('');
  },
);

it('shows every text in brackets and longer in the pseudo-language, and values as they are', async () => {
  localStorage.setItem('fieldspan.language', 'en-XA');
  await startLanguage();
  expect(document.documentElement.lang).toBe('en-XA');
  expect(t('Save')).toBe('⟦Šåṽé ~⟧');
  expect(t('Hello {{name}}', { name: 'Ann' })).toBe('⟦Ĥéļļö Ann ~⟧');
});
