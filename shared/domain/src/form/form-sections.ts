import { fieldExt } from './field-ext.ts';
import type { FieldExt } from './field-ext.ts';
import { kindOf } from './field-kind.ts';
import type { FieldKind } from './field-kind.ts';
import { isRecord } from './json-shape.ts';

/** A field of a template. Properties that are not listed here are kept unchanged. */
export type FormField = {
  /** How every client can show it. */
  type: string;
  /** What it is: its `type`, or what `ext.of` makes of it. An unknown type is its own kind. */
  kind: FieldKind | (string & {});
  ext: FieldExt;
  label: string;
  default?: unknown;
  options: readonly string[];
  columns: readonly string[];
  rows?: number | readonly string[];
  requiredField: boolean;
  defineOther: boolean;
  positiveResponseRequired: boolean;
  negativeResponseRequired: boolean;
  positiveWarningMessage: string;
  negativeWarningMessage: string;
  conditionalRemarksLabel: string;
  conditionalImageLabel: string;
};

export type FormSection = { sectionHeading: string; fields: readonly FormField[] };

/**
 * Parses form_json: an array of sections, or an object that contains one.
 * @returns no sections for null; null if the text is not a form
 */
export function parseFormSections(json: string | null): FormSection[] | null {
  const stored = storedSections(json);
  if (stored === null) return null;
  const sections = stored.map(sectionOf);
  return sections.every((section) => section !== null) ? sections : null;
}

/** The sections as stored; null if the text contains none. */
export function storedSections(json: string | null): readonly unknown[] | null {
  if (json === null) return [];
  const stored = parsed(json);
  if (Array.isArray(stored)) return stored;
  const sections = isRecord(stored) ? stored['sections'] : null;
  return Array.isArray(sections) ? sections : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function sectionOf(stored: unknown): FormSection | null {
  if (!isRecord(stored) || !Array.isArray(stored['fields'])) return null;
  const fields = stored['fields'].map(fieldOf);
  if (!fields.every((field) => field !== null)) return null;
  return { ...stored, sectionHeading: textOf(stored['sectionHeading']), fields };
}

export function fieldOf(stored: unknown): FormField | null {
  if (!isRecord(stored) || typeof stored['type'] !== 'string') return null;
  const ext = fieldExt(stored['ext']);
  return {
    ...stored,
    type: stored['type'],
    kind: kindOf(stored['type'], ext),
    ext,
    label: textOf(stored['label']),
    options: optionsOf(stored['options']),
    columns: optionsOf(stored['columns']),
    ...('rows' in stored && { rows: rowsOf(stored['rows']) }),
    requiredField: isFlag(stored['requiredField']),
    defineOther: isFlag(stored['defineOther']),
    positiveResponseRequired: isFlag(stored['positiveResponseRequired']),
    negativeResponseRequired: isFlag(stored['negativeResponseRequired']),
    positiveWarningMessage: textOf(stored['positiveWarningMessage']),
    negativeWarningMessage: textOf(stored['negativeWarningMessage']),
    conditionalRemarksLabel: textOf(stored['conditionalRemarksLabel']),
    conditionalImageLabel: textOf(stored['conditionalImageLabel']),
  };
}

/** Booleans and numbers as flags; absent means no. */
const isFlag = (value: unknown): boolean => value === true || value === 1 || value === '1';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Options are text, or objects with a label; a list with anything else gives none. */
function optionsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const words = value.map(optionOf);
  return words.every((word) => word !== null) ? words : [];
}

function optionOf(value: unknown): string | null {
  const word: unknown = isRecord(value) ? value['label'] : value;
  return typeof word === 'string' ? word : null;
}

const rowsOf = (value: unknown): number | string[] => (typeof value === 'number' ? value : optionsOf(value));
