import { decimalText, tenThousandths } from './decimal.ts';

/**
 * Reads a number as people type and spreadsheets copy it: "$1,234.50", "(12.00)", "1 234,50", "12 %".
 * @returns its plain text, such as "1234.5"; null if it is none, or has more than four decimals
 */
export function typedDecimal(typed: string): string | null {
  const text = typed.replaceAll(/[\s$%'’\u00A0\u202F]|CAD|USD/g, '').replaceAll(/[−–]/g, '-');
  const isNegative = /^\(.*\)$/.test(text) || text.startsWith('-');
  const bare = text.replaceAll(/[()]/g, '').replace(/^[-+]/, '').replace(/-$/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(bare)) return null;
  const value = tenThousandths(plain(bare));
  if (value === null) return null;
  return decimalText(isNegative || text.endsWith('-') ? -value : value);
}

/** The last mark is the decimal one, but a lone comma before three digits, or a mark that repeats, separates thousands. */
function plain(bare: string): string {
  const mark = bare.includes(',') && bare.includes('.') ? lastMark(bare) : loneMark(bare);
  const [whole = '', part = ''] = mark === null ? [bare] : splitAtLast(bare, mark);
  const digits = whole.replaceAll(/[.,]/g, '') || '0';
  return part === '' ? digits : `${digits}.${part}`;
}

const lastMark = (bare: string): string => (bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.');

function loneMark(bare: string): string | null {
  const mark = bare.includes(',') ? ',' : '.';
  const parts = bare.split(mark);
  if (parts.length !== 2) return null;
  return mark === ',' && parts[0] !== '0' && parts[1]?.length === 3 ? null : mark;
}

const splitAtLast = (bare: string, mark: string): string[] => {
  const at = bare.lastIndexOf(mark);
  return [bare.slice(0, at), bare.slice(at + 1)];
};
