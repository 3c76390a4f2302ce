import { expect, it } from 'vitest';
import { chargeOutRates } from './charge-out-rates.ts';

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
