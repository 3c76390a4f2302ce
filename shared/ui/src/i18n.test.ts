import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as I18n from './i18n.ts';

let i18n: typeof I18n;

beforeEach(async () => {
  vi.resetModules();
  i18n = await import('./i18n.ts');
});

it('fills in values, and leaves out a missing one', () => {
  expect(i18n.t('Step {{number}} of {{count}}', { number: 2, count: 5 })).toBe('Step 2 of 5');
  expect(i18n.t('For {{place}}')).toBe('For ');
});

it('does not interpret the text of a value', () => {
  expect(i18n.t('Hello {{name}}', { name: '$& {{name}} $1' })).toBe('Hello $& {{name}} $1');
});

const DAYS = { one: '{{count}} day', other: '{{count}} days' };
const days = (...counts: number[]) => counts.map((count) => i18n.plural(count, DAYS));

it('has one form for exactly one', () => {
  expect(days(0, 1, 2)).toEqual(['0 days', '1 day', '2 days']);
});

it('takes the two texts of a remote that was published earlier', () => {
  const said = [1, 2].map((count): unknown => Reflect.apply(i18n.plural, null, [count, DAYS.one, DAYS.other]));
  expect(said).toEqual(['1 day', '2 days']);
});

function bring(language: string, texts: Record<string, string | Record<string, string>>): Promise<unknown> {
  i18n.speak(language);
  i18n.bringTexts({ [language]: async () => ({ default: texts }) });
  return i18n.textsLoaded();
}

describe('in another language', () => {
  const POLISH = {
    Save: 'Zapisz',
    Open: '',
    'Step {{number}} of {{count}}': 'Z {{count}} kroków: {{number}}',
    [DAYS.other]: { one: '{{count}} dzień', few: '{{count}} dni', many: '{{count}} dni temu', other: '{{count}} dnia' },
  };

  it('says what its file says, in its own order, and English for what the file does not say yet', async () => {
    await bring('pl', POLISH);
    expect([i18n.t('Save'), i18n.t('Open'), i18n.t('Close')]).toEqual(['Zapisz', 'Open', 'Close']);
    expect(i18n.t('Step {{number}} of {{count}}', { number: 2, count: 5 })).toBe('Z 5 kroków: 2');
  });

  it('words a sentence of the server, and leaves one alone that nobody translated', async () => {
    const { worded } = await import('@fieldspan/domain/page-language');
    await bring('pl', { 'You work for nobody.': 'Nie pracujesz dla nikogo.' });
    expect([worded('You work for nobody.'), worded('“{{name}}” is in use.')]).toEqual([
      'Nie pracujesz dla nikogo.',
      '“{{name}}” is in use.',
    ]);
  });

  it('has as many plural forms as the language', async () => {
    await bring('pl', POLISH);
    expect(days(1, 3, 5, 1.5)).toEqual(['1 dzień', '3 dni', '5 dni temu', '1.5 dnia']);
  });

  it('counts zero as one where the language does, and as many in the English that stands in for it', async () => {
    await bring('fr', { [DAYS.other]: { one: '{{count}} jour', other: '{{count}} jours' } });
    expect(days(0, 2)).toEqual(['0 jour', '2 jours']);
    expect(i18n.plural(0, { one: '{{count}} hour', other: '{{count}} hours' })).toBe('0 hours');
  });

  it('takes the form for all others where one is missing', async () => {
    await bring('pl', { [DAYS.other]: { one: '', few: '', other: '{{count}} dnia' } });
    expect(days(1, 3)).toEqual(['1 dnia', '3 dnia']);
  });

  it('shows English when a file cannot be loaded', async () => {
    i18n.speak('pl');
    i18n.bringTexts({ pl: () => Promise.reject(new Error('no such file')) });
    await i18n.textsLoaded();
    expect(i18n.t('Save')).toBe('Save');
  });

  it('loads the files of that language only, and none for English', () => {
    const load = vi.fn<() => Promise<{ default: Record<string, string> }>>().mockResolvedValue({ default: {} });
    i18n.bringTexts({ pl: load });
    i18n.speak('fr');
    i18n.bringTexts({ pl: load });
    expect(load).not.toHaveBeenCalled();
    i18n.speak('pl');
    i18n.bringTexts({ pl: load });
    expect(load).toHaveBeenCalledOnce();
  });
});

it('alters each English text before its values come in', () => {
  i18n.speak('en-XA', (english) => english.toUpperCase().replace('{{NAME}}', '{{name}}'));
  expect(i18n.t('Hello {{name}}', { name: 'Ann' })).toBe('HELLO Ann');
});
