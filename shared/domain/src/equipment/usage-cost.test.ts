import { describe, expect, it } from 'vitest';
import { costPerHour, depreciation, usageCharge, usageCost, usageHours } from './usage-cost.ts';

const rated = {
  charge_out_rates_json: '{"/hr":{"enabled":1,"rate":19.99},"/day":{"enabled":0,"rate":85}}',
  charge_out_rate: null,
  charge_out_rate_unit: null,
};
const van = { bought_on: '2024-11-24', bought_for: 50_000, salvage_value: 10_000, life_years: 8 };

describe('use of equipment', () => {
  it('costs by the hour, a day being eight', () => {
    expect(usageCost({ quantity: 3, unit: 'h' }, 14.35)).toBe(43.05);
    expect(usageCost({ quantity: 2, unit: 'day' }, 14.35)).toBe(229.6);
    expect(usageCost({ quantity: 2, unit: 'day' }, null)).toBeNull();
  });

  it('is charged by its own unit, if that is switched on', () => {
    expect(usageCharge({ quantity: 3, unit: 'h' }, rated)).toBe(59.97);
    expect(usageCharge({ quantity: 1, unit: 'day' }, rated)).toBeNull();
    expect(usageCharge({ quantity: 1, unit: 'week' }, rated)).toBeNull();
  });

  it('by distance is charged by km or mile, and costs no hours', () => {
    const byKm = { ...rated, charge_out_rates_json: '{"/km":{"enabled":1,"rate":0.68}}' };
    expect(usageCharge({ quantity: 125, unit: 'km' }, byKm)).toBe(85);
    expect(usageCharge({ quantity: 125, unit: 'mi' }, byKm)).toBeNull();
    expect(usageCost({ quantity: 125, unit: 'km' }, 14.35)).toBeNull();
    expect(usageHours({ quantity: 125, unit: 'km' })).toBe(0);
  });
});

describe('depreciation', () => {
  it('is a straight line from what was paid to what is left, and ends there', () => {
    expect(depreciation(van, '2024-11-24')).toEqual({ perYear: 5000, lost: 0, worth: 50_000 });
    expect(depreciation(van, '2028-11-24')).toMatchObject({ lost: 20_000, worth: 30_000 });
    expect(depreciation(van, '2050-01-01')).toMatchObject({ lost: 40_000, worth: 10_000 });
    expect(depreciation(van, '2020-01-01')).toMatchObject({ lost: 0 });
    expect(depreciation({ ...van, life_years: null }, '2028-11-24')).toBeNull();
  });

  it('and services make what an hour costs', () => {
    expect(costPerHour({ lost: 20_000, services: 500.5, hours: 1000 })).toBe(20.5);
    expect(costPerHour({ lost: 20_000, services: 0, hours: 0 })).toBeNull();
    expect(costPerHour({ lost: 0, services: 0, hours: 3 })).toBeNull();
  });
});
