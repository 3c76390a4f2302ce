import type { CalendarDay } from '../calendar-day.ts';
import { decimalText, rounded, tenThousandths } from '../money/decimal.ts';

export const EXPORT_FORMATS = ['general', 'adp', 'paychex', 'paymentevolution'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A line of pay of one person, as it was exported. */
export type ExportLine = {
  employeeNum: string;
  /** The period whose work it pays: an earlier one for an adjustment. */
  from: CalendarDay;
  to: CalendarDay;
  code: string;
  /** Of a premium. */
  title: string | null;
  minutes: number;
  /** Dollars an hour of this line, and of the hour without overtime; four decimals at most. */
  rate: string;
  baseRate: string;
  cents: number;
  job: string | null;
  agreement: string | null;
  isAdjustment: boolean;
  ref: string;
};

export type ExportSetup = {
  /** The company as the product knows it: Co Code of ADP, client ID of Paychex. */
  companyCode: string;
  /** Names the file within the product. */
  batch: string;
  /** What the product calls our codes, where that is not its usual name. */
  codes: Readonly<Record<string, string>>;
};

const HOUR_MIN = 60n;

/** Text that a spreadsheet would take for a formula is made plain text. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const fixed = (value: bigint): string => {
  const size = value < 0n ? -value : value;
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
};

/** `48.00`. */
const money = (cents: number): string => fixed(BigInt(cents));
/** `8.50`: hours to the hundredth, as payroll products take them. */
const hours = (minutes: number): string => fixed(rounded(BigInt(minutes) * 100n, HOUR_MIN));
/** `32.00`, and four decimals where two are not enough. */
const rate = (text: string): string => {
  const value = tenThousandths(text) ?? 0n;
  return value % 100n === 0n ? fixed(value / 100n) : decimalText(value);
};
/** `17/11/2026`. */
const dayFirst = (day: CalendarDay): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** Lines that a product reckons by itself from hours and the base rate; the others are sent as amounts. */
const byHours = ({ code, isAdjustment }: ExportLine): boolean => !isAdjustment && /^(?:REG|OT(?:15|20))$/.test(code);

type Format = { header: readonly string[] | null; row: (line: ExportLine, setup: ExportSetup) => string[] };

type Codes = Readonly<Record<string, string>>;

/** What the company or the product calls the code of a line. */
function codeIn(usual: Codes, { codes }: ExportSetup, { code, isAdjustment }: ExportLine): string {
  const ours = isAdjustment ? 'ADJ' : code;
  return codes[ours] ?? usual[ours] ?? ours;
}

const general: Format = {
  header: [
    'employee_num',
    'period_start',
    'period_end',
    'pay_code',
    'hours',
    'rate',
    'amount',
    'job_num',
    'agreement',
    'ref',
  ],
  row: (line, setup) => [
    safe(line.employeeNum),
    line.from,
    line.to,
    safe(codeIn({}, setup, line)),
    hours(line.minutes),
    rate(line.rate),
    money(line.cents),
    safe(line.job ?? ''),
    safe(line.agreement ?? ''),
    line.ref,
  ],
};

/** Paydata import of ADP Workforce Now: the first three columns are fixed, the others are found by their headings. */
const adp: Format = {
  header: [
    'Co Code',
    'Batch ID',
    'File #',
    'Temp Rate',
    'Reg Hours',
    'O/T Hours',
    'Hours 3 Code',
    'Hours 3 Amount',
    'Earnings 3 Code',
    'Earnings 3 Amount',
    'Temp Cost Number',
  ],
  row(line, setup) {
    const code = safe(codeIn({ OT20: 'DBL' }, setup, line));
    const hoursOf = (kind: string) => (byHours(line) && line.code === kind ? hours(line.minutes) : '');
    const doubled = hoursOf('OT20');
    return [
      safe(setup.companyCode),
      safe(setup.batch),
      safe(line.employeeNum),
      byHours(line) ? rate(line.baseRate) : '',
      hoursOf('REG'),
      hoursOf('OT15'),
      doubled === '' ? '' : code,
      doubled,
      ...(byHours(line) ? ['', ''] : [code, money(line.cents)]),
      safe(line.job ?? ''),
    ];
  },
};

/** Import of Paychex Flex: a line has a rate or an amount, never both. */
const paychex: Format = {
  header: [
    'CLIENT ID',
    'WORKER ID',
    'ORG',
    'JOB NUMBER',
    'PAY COMPONENT',
    'RATE',
    'RATE NUMBER',
    'HOURS',
    'UNITS',
    'LINE DATE',
    'AMOUNT',
    'CHECK SEQ NUMBER',
    'OVERRIDE STATE',
    'OVERRIDE LOCAL',
    'OVERRIDE LOCAL JURISDICTION',
    'LABOR ASSIGNMENT',
  ],
  row(line, setup) {
    const isHours = byHours(line);
    const names = { REG: 'Regular', OT15: 'Overtime', OT20: 'Doubletime', ADJ: 'Adjustment' };
    return [
      safe(setup.companyCode),
      safe(line.employeeNum),
      '',
      safe(line.job ?? ''),
      safe(codeIn(names, setup, line)),
      isHours ? rate(line.baseRate) : '',
      '',
      isHours ? hours(line.minutes) : '',
      '',
      '',
      isHours ? '' : money(line.cents),
      '',
      '',
      '',
      '',
      '',
    ];
  },
};

/** Import of PaymentEvolution (Canada): twelve columns without a heading; six digits name the employee. */
const paymentEvolution: Format = {
  header: null,
  row(line, setup) {
    const isHours = byHours(line);
    const codes = { REG: 'R', OT15: 'O', OT20: 'D', PRM: '14', CALL: '16', OTP05: '16', OT25: '16', ADJ: '16' };
    return [
      '',
      safe(line.employeeNum.padStart(6, '0')),
      safe(codeIn(codes, setup, line)),
      '',
      isHours ? hours(line.minutes) : '',
      isHours ? rate(line.baseRate) : '',
      isHours ? '' : money(line.cents),
      dayFirst(line.from),
      dayFirst(line.to),
      '',
      '',
      'Y',
    ];
  },
};

const FORMATS: Readonly<Record<ExportFormat, Format>> = { general, adp, paychex, paymentevolution: paymentEvolution };

/** The cells of a file, with its heading if the product takes one. Text is safe to open in a spreadsheet; amounts are plain. */
export function exportRows(format: ExportFormat, lines: readonly ExportLine[], setup: ExportSetup): string[][] {
  const { header, row } = FORMATS[format];
  const rows = lines.map((line) => row(line, setup));
  return header === null ? rows : [[...header], ...rows];
}
