import dayjs from 'dayjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateText, daysText } from './date-text.ts';
import { moneyText } from './money-text.ts';
import { numberText } from './number-text.ts';
import { writeIn } from './page-language.ts';

const AT = new Date(2026, 10, 6, 15, 5);
const DEVICE = 'en-US';

const writtenOn = (device: string, language: string) => {
  vi.stubGlobal('navigator', { language: device });
  writeIn(language);
};

beforeEach(() => writtenOn(DEVICE, 'en'));

afterEach(() => {
  writeIn('en');
  vi.unstubAllGlobals();
});

/** Some versions of ICU put narrow spaces into times and numbers. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('a day and a time', () => {
  it('are written as the specification says in English, whatever the device says', () => {
    writtenOn('de-DE', 'en');
    expect(dateText(AT, 'MMM D, YYYY @ h:mm a')).toBe('Nov 6, 2026 @ 3:05 pm');
    expect(dateText(AT, 'dddd, MMM D')).toBe('Friday, Nov 6');
  });

  it('have the order and the words of another language', () => {
    writtenOn(DEVICE, 'fr');
    expect(plain(dateText(AT, 'MMMM D, YYYY'))).toBe('6 novembre 2026');
    expect(plain(dateText(AT, 'dddd, MMM D'))).toBe('vendredi 6 nov.');
    expect(plain(dateText(AT, 'HH:mm'))).toBe('15:05');
    expect(plain(daysText(dayjs('2026-11-02'), dayjs('2026-11-08')))).toBe('2–8 nov. 2026');
    writtenOn(DEVICE, 'es');
    expect(plain(dateText(AT, 'MMMM YYYY'))).toBe('noviembre de 2026');
  });
});

describe('a number', () => {
  it('is written in the language of the page, not in that of the device', () => {
    writtenOn('de-DE', 'en');
    expect([numberText(1234.5), moneyText(-1234.5)]).toEqual(['1,234.5', '−$1,234.50']);
    writtenOn(DEVICE, 'fr');
    expect([numberText(1234.5), moneyText(1234.5)].map(plain)).toEqual(['1 234,5', '1 234,50 $']);
  });

  it('is written as in the region of the device, where that speaks the language', () => {
    writtenOn('es-MX', 'es');
    expect(numberText(12_345.5)).toBe('12,345.5');
    writtenOn('fr-CA', 'es');
    expect(numberText(12_345.5)).toBe('12.345,5');
  });
});
