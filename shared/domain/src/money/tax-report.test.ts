import { expect, it } from 'vitest';
import { periodOf, taxReport, taxSums } from './tax-report.ts';

const sale = (day: string, tax: string, [base, cents]: [bigint, bigint]) => ({
  kind: 'sale' as const,
  day,
  tax,
  base,
  cents,
});

it('adds taxes up by period and name, less what is claimed back; credits are less than nothing', () => {
  const parts = [
    sale('2026-09-30', 'HST', [10_000n, 1300n]),
    sale('2026-10-01', 'HST', [20_000n, 2600n]),
    sale('2026-12-31', 'HST', [-5000n, -650n]),
    sale('2026-11-02', 'PST', [100n, 7n]),
    { kind: 'purchase' as const, day: '2026-11-05', tax: 'HST', base: 1000n, cents: 130n },
  ];
  const rows = taxReport(parts, 'quarter');
  expect(rows).toEqual([
    { period: '2026-Q3', tax: 'HST', sales: 10_000n, collected: 1300n, purchases: 0n, paid: 0n, owed: 1300n },
    { period: '2026-Q4', tax: 'HST', sales: 15_000n, collected: 1950n, purchases: 1000n, paid: 130n, owed: 1820n },
    { period: '2026-Q4', tax: 'PST', sales: 100n, collected: 7n, purchases: 0n, paid: 0n, owed: 7n },
  ]);
  expect(taxSums(rows).owed).toBe(3127n);
  expect([periodOf('2026-03-31', 'quarter'), periodOf('2026-03-31', 'month'), periodOf('2026-03-31', 'year')]).toEqual([
    '2026-Q1',
    '2026-03',
    '2026',
  ]);
});
