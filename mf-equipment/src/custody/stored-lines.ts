import type { HandOver } from '@fieldspan/domain/equipment/custody';
import type { ScanLine } from './scan-line.ts';

/** What was scanned and is not handed over yet, on this device: a reload or an empty battery loses none of it. */
export type Lines = Record<HandOver, readonly ScanLine[]>;

const KEY = 'fieldspan.scanned';
const nameOf = (userId: number): string => `${KEY} ${userId}`;

const NOTHING: Lines = { out: [], in: [] };

/** A person's lines; none for nobody. What does not fit, such as lines of an earlier version, is left out. */
export function storedLines(userId: number | null): Lines {
  if (userId === null) return NOTHING;
  const stored = parsed(localStorage.getItem(nameOf(userId)));
  return { out: linesIn(stored, 'out'), in: linesIn(stored, 'in') };
}

/** A browser that keeps nothing still has them while the page is open. */
export function storeLines(userId: number, lines: Lines): void {
  try {
    if (lines.out.length + lines.in.length === 0) localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify(lines));
  } catch {
    localStorage.removeItem(nameOf(userId));
  }
}

export const forgetLines = (userId: number): void => localStorage.removeItem(nameOf(userId));

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function linesIn(stored: unknown, kind: HandOver): ScanLine[] {
  const lines: unknown = isObject(stored) ? Reflect.get(stored, kind) : null;
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

type Shape<T> = Readonly<Record<keyof T, readonly string[]>>;

const LINE: Shape<ScanLine> = {
  key: ['string'],
  code: ['string'],
  piece: ['object', 'null'],
  isTakenOver: ['boolean'],
  refusal: ['string', 'null'],
};
const ID = ['number', 'null'];
const PIECE: Shape<NonNullable<ScanLine['piece']>> = {
  id: ['number'],
  slug: ['string'],
  description: ['string'],
  serial_num: ['string', 'null'],
  type: ['string'],
  kit_id: ID,
  out_of_service: ['string', 'null'],
  custody_id: ID,
  is_out: ['boolean'],
  to_user_id: ID,
  job_id: ID,
  place_id: ID,
  where: ['string'],
  of_kit: ['string', 'null', 'undefined'],
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value);

const fits = (value: unknown, shape: Readonly<Record<string, readonly string[]>>): boolean =>
  isObject(value) && Object.entries(shape).every(([name, kinds]) => kinds.includes(kindOf(Reflect.get(value, name))));

function isLine(value: unknown): value is ScanLine {
  if (!fits(value, LINE) || !isObject(value)) return false;
  const piece: unknown = Reflect.get(value, 'piece');
  return piece === null || fits(piece, PIECE);
}
