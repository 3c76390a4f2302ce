import { array, assert, property, subarray, constantFrom, option, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLines, linesTotals } from './document-lines.ts';
import { taxRates } from '../company-pricing.ts';
import {
  DEFAULT_TAXES,
  NO_TAXES,
  isTaxSet,
  lineTaxing,
  renamedTaxes,
  taxSetProblems,
  taxSets,
  taxSetsText,
  withRenamedTaxes,
} from './tax-sets.ts';

const TAXES = JSON.stringify({ HST: { taxRate: 13, isDefault: 1 }, GST: 5, PST: 7 });
const NAMES = ['HST', 'GST', 'PST'];
const BC = { key: 'bc', name: 'British Columbia', regions: ['BC'], taxes: ['GST', 'PST'] };
const OR = { key: 'or', name: 'Oregon', regions: ['OR'], taxes: [] };
const settings = { taxes_json: TAXES, tax_sets_json: taxSetsText([BC, OR]) };
const place = (region: string | null, exempt: readonly string[] | null = null) => JSON.stringify({ region, exempt });

describe('the taxes of new lines', () => {
  it.each([
    ['the default ones without a place', {}, ['HST']],
    ['the default ones where no set holds', { tax_place_json: place('ON') }, ['HST']],
    ['those of the set of the place', { tax_place_json: place('BC') }, ['GST', 'PST']],
    ['the same for a region that is written out', { tax_place_json: place(' british columbia') }, ['GST', 'PST']],
    ['none where the set has none', { tax_place_json: place('OR') }, []],
    ['those of a set that was chosen', { tax_set: 'bc', tax_place_json: place('ON') }, ['GST', 'PST']],
    ['the default ones by choice', { tax_set: DEFAULT_TAXES, tax_place_json: place('BC') }, ['HST']],
    ['none by choice', { tax_set: NO_TAXES, tax_place_json: place('BC') }, []],
    ['those of the place where the chosen set is gone', { tax_set: 'x', tax_place_json: place('BC') }, ['GST', 'PST']],
    ['without the tax that the customer is exempt from', { tax_place_json: place('BC', ['PST']) }, ['GST']],
    ['none for who is exempt from all', { tax_place_json: place('BC', []) }, []],
    ['none for who is exempt, as a server of before says it', { exempt: '' }, []],
    ['the default ones where nobody can read the place', { tax_place_json: '[1' }, ['HST']],
  ])('are %s', (_, document, taxes) => {
    expect(lineTaxing(settings, document).taxes).toEqual(taxes);
  });

  it('are never of a tax that is not there, or that the customer does not pay; and total is subtotal and taxes', () => {
    assert(
      property(
        array(subarray(NAMES), { maxLength: 4 }),
        option(subarray(NAMES)),
        tuple(constantFrom('0', '1', DEFAULT_TAXES, NO_TAXES, null), constantFrom('ON', 'BC', 'OR', null)),
        (lists, exempt, [tax_set, region]) => {
          const codes = ['ON', 'BC', 'OR', 'QC'];
          const sets = lists.map((taxes, at) => ({ key: String(at), name: 'A', regions: [codes[at] ?? ''], taxes }));
          const company = { taxes_json: TAXES, tax_sets_json: taxSetsText(sets) };
          const { taxes } = lineTaxing(company, { tax_set, tax_place_json: place(region, exempt) });
          const unpaid = exempt?.length === 0 ? NAMES : (exempt ?? []);
          expect(taxes.filter((tax) => unpaid.includes(tax) || !NAMES.includes(tax))).toEqual([]);
          const line = { key: 'a', description: 'Pump', quantity: '3', price: '0.335', taxes };
          const totals = linesTotals(documentLines(JSON.stringify([line])), { rates: taxRates(TAXES) });
          expect(totals.taxes.map(({ name }) => name)).toEqual(taxes);
          expect(totals.total).toBe(totals.subtotal + totals.tax);
          expect(totals.tax).toBe(totals.taxes.reduce((sum, { tax }) => sum + tax, 0n));
        },
      ),
    );
  });
});

describe('sets of taxes', () => {
  it('say what is wrong with them', () => {
    expect(taxSetProblems(taxSetsText([BC, OR]), NAMES)).toEqual([]);
    expect(taxSetProblems('[]', [])).toEqual([]);
    expect(taxSetProblems(taxSetsText([{ ...BC, name: ' ' }]), NAMES)[0]).toMatch(/needs a name/);
    expect(taxSetProblems('[{"key":""}]', NAMES)[0]).toMatch(/needs a name/);
    expect(taxSetProblems(taxSetsText([BC, { ...OR, key: 'bc' }]), NAMES)).toEqual([
      'Two sets of taxes have the same key.',
    ]);
    expect(taxSetProblems(taxSetsText([BC]), ['GST'])).toEqual([
      'The set British Columbia has a tax that is not there: PST.',
    ]);
    expect(taxSetProblems(taxSetsText([{ ...BC, regions: ['XX'] }]), NAMES)).toEqual(['There is no region XX.']);
    expect(taxSetProblems(taxSetsText([BC, { ...OR, regions: ['OR', 'BC'] }]), NAMES)).toEqual([
      'BC is in two sets of taxes: British Columbia and Oregon.',
    ]);
    expect(['bc', NO_TAXES, DEFAULT_TAXES, 'x'].map((key) => isTaxSet(taxSetsText([BC]), key))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('follow a tax that has another name, and only that', () => {
    const names = renamedTaxes(TAXES, JSON.stringify({ HST: 13, GST: 5, QST: 7 }));
    expect([...names]).toEqual([['PST', 'QST']]);
    expect(withRenamedTaxes(taxSets(taxSetsText([BC])), names)[0]?.taxes).toEqual(['GST', 'QST']);
    expect(renamedTaxes(TAXES, JSON.stringify({ GST: 5, HST: 13, PST: 7 })).size).toBe(0);
    expect(renamedTaxes(TAXES, JSON.stringify({ HST: 13, QST: 7 })).size).toBe(0);
  });
});
