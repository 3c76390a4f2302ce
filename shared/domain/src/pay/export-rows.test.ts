import { describe, expect, it } from 'vitest';
import { exportRows } from './export-rows.ts';
import type { ExportLine } from './export-rows.ts';
import { periodOf } from './pay-period.ts';

const line = (more: Partial<ExportLine>): ExportLine => ({
  employeeNum: '1042',
  from: '2026-11-01',
  to: '2026-11-07',
  code: 'OT15',
  title: null,
  minutes: 300,
  rate: '54',
  baseRate: '36.00',
  cents: 27_000,
  job: 'J-3001',
  agreement: 'ESA-ON',
  isAdjustment: false,
  ref: 'PL-88121-1',
  ...more,
});
const setup = { companyCode: 'NGM', batch: 'PL88121', codes: {} };
const text = (rows: readonly string[][]) => rows.map((row) => row.join(','));

describe('the general file', () => {
  it('has a line for each code, rate and project', () => {
    expect(text(exportRows('general', [line({})], setup))).toEqual([
      'employee_num,period_start,period_end,pay_code,hours,rate,amount,job_num,agreement,ref',
      '1042,2026-11-01,2026-11-07,OT15,5.00,54.00,270.00,J-3001,ESA-ON,PL-88121-1',
    ]);
  });

  it('has parts of hours to the hundredth, rates to the fourth decimal, and amounts below zero as they are', () => {
    const [, cells] = exportRows('general', [line({ minutes: 370, rate: '42.495', cents: -4801 })], setup);
    expect(cells?.slice(4, 7)).toEqual(['6.17', '42.495', '-48.01']);
  });

  it('opens in a spreadsheet without anything that is reckoned', () => {
    const [, cells] = exportRows(
      'general',
      [line({ job: '=HYPERLINK("http://x")', agreement: '@x', employeeNum: '+1' })],
      {
        ...setup,
        codes: { OT15: '-1' },
      },
    );
    expect(cells?.filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
    expect(cells?.[7]).toBe('\'=HYPERLINK("http://x")');
  });

  it('calls codes what the company calls them', () => {
    const rows = exportRows('general', [line({}), line({ isAdjustment: true, code: 'REG' })], {
      ...setup,
      codes: { OT15: 'OVT', ADJ: 'CORR' },
    });
    expect(rows.slice(1).map((cells) => cells[3])).toEqual(['OVT', 'CORR']);
    expect(exportRows('general', [line({ isAdjustment: true, code: 'REG' })], setup)[1]?.[3]).toBe('ADJ');
  });
});

const all = [
  line({ code: 'REG', minutes: 2640, rate: '32', baseRate: '32.00', cents: 140_800 }),
  line({}),
  line({ code: 'OT20', rate: '72', cents: 36_000 }),
  line({ code: 'PRM', title: 'Night', rate: '1.25', baseRate: '1.25', cents: 625 }),
  line({ code: 'REG', minutes: -60, cents: -4800, isAdjustment: true }),
];

describe('the shapes of products', () => {
  it('ADP Workforce Now: regular and overtime hours at the base rate, the rest as a third kind', () => {
    expect(text(exportRows('adp', all, setup))).toEqual([
      'Co Code,Batch ID,File #,Temp Rate,Reg Hours,O/T Hours,Hours 3 Code,Hours 3 Amount,Earnings 3 Code,Earnings 3 Amount,Temp Cost Number',
      'NGM,PL88121,1042,32.00,44.00,,,,,,J-3001',
      'NGM,PL88121,1042,36.00,,5.00,,,,,J-3001',
      'NGM,PL88121,1042,36.00,,,DBL,5.00,,,J-3001',
      'NGM,PL88121,1042,,,,,,PRM,6.25,J-3001',
      'NGM,PL88121,1042,,,,,,ADJ,-48.00,J-3001',
    ]);
  });

  it('Paychex Flex: a rate or an amount, never both', () => {
    const [header, ...rows] = exportRows('paychex', all, setup);
    expect(header).toHaveLength(16);
    expect(rows.map((cells) => [cells[0], cells[1], cells[3], cells[4], cells[5], cells[7], cells[10]])).toEqual([
      ['NGM', '1042', 'J-3001', 'Regular', '32.00', '44.00', ''],
      ['NGM', '1042', 'J-3001', 'Overtime', '36.00', '5.00', ''],
      ['NGM', '1042', 'J-3001', 'Doubletime', '36.00', '5.00', ''],
      ['NGM', '1042', 'J-3001', 'PRM', '', '', '6.25'],
      ['NGM', '1042', 'J-3001', 'Adjustment', '', '', '-48.00'],
    ]);
    expect(rows.every((cells) => cells.length === 16)).toBe(true);
  });

  it('PaymentEvolution: twelve columns without a heading, six digits, day first', () => {
    expect(text(exportRows('paymentevolution', all, setup))).toEqual([
      ',001042,R,,44.00,32.00,,01/11/2026,07/11/2026,,,Y',
      ',001042,O,,5.00,36.00,,01/11/2026,07/11/2026,,,Y',
      ',001042,D,,5.00,36.00,,01/11/2026,07/11/2026,,,Y',
      ',001042,14,,,,6.25,01/11/2026,07/11/2026,,,Y',
      ',001042,16,,,,-48.00,01/11/2026,07/11/2026,,,Y',
    ]);
  });
});

describe('a period of pay', () => {
  it.each([
    ['week', '2026-11-07', { from: '2026-11-01', to: '2026-11-07' }],
    ['week', '2026-10-31', { from: '2026-10-25', to: '2026-10-31' }],
    ['two-weeks', '2026-11-14', { from: '2026-11-01', to: '2026-11-14' }],
    ['two-weeks', '2026-10-31', { from: '2026-10-18', to: '2026-10-31' }],
    ['half-month', '2026-11-15', { from: '2026-11-01', to: '2026-11-15' }],
    ['half-month', '2028-02-16', { from: '2028-02-16', to: '2028-02-29' }],
    ['month', '2027-02-03', { from: '2027-02-01', to: '2027-02-28' }],
  ] as const)('of a %s around %s is %j', (period, day, days) => {
    expect(periodOf({ period, begins: '2026-11-01' }, day)).toEqual(days);
  });
});
