import { msg, type Message } from '@fieldspan/domain/message';

/**
 * `A-101`, `M2.03`, `E-001`, `FP-1.01`, `S 201b`: one to three letters for the discipline, digits, perhaps a part of the
 * sheet and a letter behind.
 */
const NUMBER = /^([A-Z]{1,3})[-–. ]?(\d{1,3}(?:[.-]\d{1,3})?)([A-Z]?)$/;

/** Longer ones are no numbers of sheets. */
export const NUMBER_MAX = 20;

/** As a sheet is filed: upper case, one kind of dash, no spaces around it. */
export function tidyNumber(number: string): string {
  return number.trim().toUpperCase().replaceAll('–', '-').replaceAll(/\s+/g, ' ');
}

export const isSheetNumber = (words: string): boolean => NUMBER.test(tidyNumber(words));

/** What a call-out and a title block may write differently: `A-501`, `A501` and `A 501` are one sheet. */
export function numberKey(number: string): string {
  return tidyNumber(number).replaceAll(/[-. ]/g, '');
}

export const DISCIPLINES = [
  'general',
  'civil',
  'landscape',
  'architectural',
  'interiors',
  'structural',
  'mechanical',
  'plumbing',
  'fire',
  'electrical',
  'telecom',
  'other',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** Of the first letters of a number, the longer ones first (the usual letters of North American sets). */
const LETTERS: readonly (readonly [string, Discipline])[] = [
  ['FA', 'fire'],
  ['FP', 'fire'],
  ['FS', 'fire'],
  ['ID', 'interiors'],
  ['IN', 'interiors'],
  ['LA', 'landscape'],
  ['AV', 'telecom'],
  ['IT', 'telecom'],
  ['TC', 'telecom'],
  ['PL', 'plumbing'],
  ['G', 'general'],
  ['C', 'civil'],
  ['L', 'landscape'],
  ['A', 'architectural'],
  ['I', 'interiors'],
  ['S', 'structural'],
  ['M', 'mechanical'],
  ['H', 'mechanical'],
  ['P', 'plumbing'],
  ['F', 'fire'],
  ['E', 'electrical'],
  ['T', 'telecom'],
];

export function disciplineOf(number: string): Discipline {
  const [, letters = ''] = NUMBER.exec(tidyNumber(number)) ?? [];
  return LETTERS.find(([start]) => letters.startsWith(start))?.[1] ?? 'other';
}

export const DISCIPLINE_LABELS: Readonly<Record<Discipline, Message>> = {
  general: msg('General'),
  civil: msg('Civil'),
  landscape: msg('Landscape'),
  architectural: msg('Architectural'),
  interiors: msg('Interiors'),
  structural: msg('Structural'),
  mechanical: msg('Mechanical'),
  plumbing: msg('Plumbing'),
  fire: msg('Fire protection'),
  electrical: msg('Electrical'),
  telecom: msg('Telecom'),
  other: msg('Others'),
};

/** As a set is bound: by discipline, then `A-2` before `A-10`. */
export function compareSheets(one: Numbered, other: Numbered): number {
  const by =
    DISCIPLINES.indexOf(disciplineOf(one.number ?? '')) - DISCIPLINES.indexOf(disciplineOf(other.number ?? ''));
  if (by !== 0) return by;
  const names = (one.number ?? '').localeCompare(other.number ?? '', 'en', { numeric: true });
  return names === 0 ? one.page - other.page : names;
}

type Numbered = { number: string | null; page: number };
