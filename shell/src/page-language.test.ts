// @vitest-environment jsdom
import { PAGE_SET_ELEMENT, type PageRemote } from '@fieldspan/contract/release';
import { t } from '@fieldspan/ui/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageRemote, pageSet } from './remotes/testing/page-set.ts';
import { startPageLanguage } from './page-language.ts';

const fetched = vi.fn<typeof fetch>();

function inline(forms: PageRemote): void {
  const set = JSON.stringify(pageSet(1, { forms }));
  document.head.innerHTML = `<script type="application/json" id="${PAGE_SET_ELEMENT}">${set}</script>`;
}

beforeEach(() => {
  inline(pageRemote('forms', '1.0.0'));
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => localStorage.clear());

it.each(['en', 'fr', 'x', 'toString'])(
  'stays English where %s was chosen, which nobody translated into',
  async (chosen) => {
    localStorage.setItem('fieldspan.language', chosen);
    await startPageLanguage();
    expect(t('Save')).toBe('Save');
    expect(document.documentElement.lang).toBe('');
  },
);

it('shows every text in brackets and longer in the pseudo-language, and values as they are', async () => {
  localStorage.setItem('fieldspan.language', 'en-XA');
  await startPageLanguage();
  expect(document.documentElement.lang).toBe('en-XA');
  expect(t('Save')).toBe('⟦Šåṽé ~⟧');
  expect(t('Hello {{name}}', { name: 'Ann' })).toBe('⟦Ĥéļļö Ann ~⟧');
});

const TITLED = {
  ...pageRemote('forms', '1.0.0'),
  titles: {
    'en-XA': { url: '/r/forms/1/titles.en-XA.json', integrity: 'sha384-a' },
    fr: { url: '/r/forms/1/titles.fr.json', integrity: 'sha384-b' },
  },
};

it('has what remotes are called in this language before the first screen, of a file with the hash that the set names', async () => {
  inline(TITLED);
  fetched.mockImplementation(async () => Response.json({ Permits: 'Permis' }));
  localStorage.setItem('fieldspan.language', 'en-XA');
  await startPageLanguage();
  expect(t('Permits')).toBe('Permis');
  expect(fetched.mock.calls).toEqual([
    ['/r/forms/1/titles.en-XA.json', expect.objectContaining({ integrity: 'sha384-a' })],
  ]);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['is none', async () => Response.json('gone')],
])('starts though the file of titles %s', async (_, answer) => {
  inline(TITLED);
  fetched.mockImplementation(answer);
  localStorage.setItem('fieldspan.language', 'en-XA');
  await startPageLanguage();
  expect(t('Locates')).toMatch(/^⟦/);
});
