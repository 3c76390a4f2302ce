import { FIELD_KINDS } from './field-kinds.ts';
import { EXTRA_KINDS, isExtraKind } from './field-kind.ts';
import type { FieldKind, FieldType } from './field-kind.ts';
import type { KindRow } from './kind-row.ts';

const BY_KIND: ReadonlyMap<string, KindRow> = new Map(FIELD_KINDS.map((one) => [one.kind, one]));

/** The row of a kind; undefined for one that this version does not know. `weather-widget` is `weather`. */
export const kindRow = (kind: string): KindRow | undefined => BY_KIND.get(kind === 'weather-widget' ? 'weather' : kind);

/** Kinds that nobody answers. */
const SILENT: ReadonlySet<string> = new Set<FieldKind>(['calculated', 'personnel-phone-list', 'static-paragraph']);

export const takesAnswer = (kind: string): boolean => !SILENT.has(kind);

/** Kinds that can stand in the rows of a repeating question: a text says what there is of them. */
const FITTING: ReadonlySet<string> = new Set<FieldKind>([
  'boolean',
  'select',
  'select-multi',
  'checklist',
  'text',
  'textarea',
  'number',
  'calculated',
  'date',
  'time',
  'date-time',
  'person',
  'contact',
  'equipment',
  'barcode',
  'gps',
  'signature',
  'image',
  'camera-photo',
]);

export const fitsRow = (kind: string): boolean => FITTING.has(kind);

/** The properties that make a stored field one of this kind. */
export const kindProperties = (kind: FieldKind): { type: FieldType; ext?: { v: 1; of: string } } =>
  isExtraKind(kind) ? { type: EXTRA_KINDS[kind], ext: { v: 1, of: kind } } : { type: kind };
