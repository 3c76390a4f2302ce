import { describe, expect, it } from 'vitest';
import { chargeOutRates, rateProblems, storedRates, unitRates } from './charge-out-rates.ts';

const rates = (json: unknown, charge_out_rate: number | null = null, charge_out_rate_unit: string | null = null) =>
  chargeOutRates({ charge_out_rates_json: JSON.stringify(json), charge_out_rate, charge_out_rate_unit });

it('EQ006 shows the enabled units only, with rate and unit', () => {
  expect(rates({ hr: { enabled: 1, rate: 50 }, day: { enabled: 0, rate: 300 } })).toEqual(['$50.00/hr']);
  expect(rates({ '/hr': { enabled: true, rate: 9.5 }, '/week': { enabled: true, rate: 1200 } })).toEqual([
    '$9.50/hr',
    '$1,200.00/week',
  ]);
});

it('EQ006 a type without units has its plain rate, by the hour where no unit is named', () => {
  expect(rates(null, 42)).toEqual(['$42.00/hr']);
  expect(rates({}, 42, '/day')).toEqual(['$42.00/day']);
  expect(rates(null)).toEqual([]);
});

it('leaves out what is not a rate', () => {
  expect(rates({ hr: { enabled: 1 }, day: 5, week: null })).toEqual([]);
});

const NO_RATES = { charge_out_rates_json: null, charge_out_rate: null, charge_out_rate_unit: null };

const problems = (json: unknown) => rateProblems(JSON.stringify(json));

describe('an editor of rates', () => {
  it('offers the usual units, with what is stored however its unit is written', () => {
    const json = JSON.stringify({
      hr: { enabled: 1, rate: 50 },
      '/day': { enabled: 0, rate: 300 },
      shift: { rate: 9 },
    });
    expect(unitRates({ ...NO_RATES, charge_out_rates_json: json })).toEqual([
      { unit: '/hr', isEnabled: true, rate: 50 },
      { unit: '/day', isEnabled: false, rate: 300 },
      { unit: '/week', isEnabled: false, rate: null },
      { unit: '/month', isEnabled: false, rate: null },
      { unit: '/km', isEnabled: false, rate: null },
      { unit: '/mi', isEnabled: false, rate: null },
      { unit: '/shift', isEnabled: false, rate: 9 },
    ]);
    expect(unitRates({ ...NO_RATES, charge_out_rate: 42 })[0]).toEqual({ unit: '/hr', isEnabled: true, rate: 42 });
  });

  it('stores what was filled in, so that it shows again, and the first rate that counts as the plain one', () => {
    const daily = { unit: '/day', isEnabled: true, rate: 120.5 };
    const filledIn = unitRates(NO_RATES).map((each) => (each.unit === '/day' ? daily : each));
    const stored = storedRates(filledIn);
    expect(stored).toEqual({
      charge_out_rates_json: '{"/day":{"enabled":1,"rate":120.5}}',
      charge_out_rate: 120.5,
      charge_out_rate_unit: '/day',
    });
    expect(unitRates(stored)).toEqual(filledIn);
    expect(chargeOutRates(stored)).toEqual(['$120.50/day']);
    expect(storedRates(unitRates(NO_RATES)).charge_out_rate).toBeNull();
  });

  it('says which rate is wrong', () => {
    expect(problems({ '/hr': { enabled: 1, rate: 5 }, '/day': { enabled: 0 } })).toEqual([]);
    expect(problems({ '/hr': { enabled: 1, rate: null } })).toEqual(['The rate of /hr needs an amount.']);
    expect(problems({ day: { enabled: 0, rate: -1 } })).toEqual(['The rate of /day must not be negative.']);
    expect(problems({ '/week': 12 })).toEqual(['The rate of /week must say whether it is enabled, and an amount.']);
  });
});
