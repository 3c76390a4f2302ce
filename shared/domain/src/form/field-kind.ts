import type { FieldExt } from './field-ext.ts';

/** The types of form fields (document 1 §3). */
const FIELD_TYPES = [
  'boolean',
  'tasklist',
  'table',
  'hazard-list',
  'control-list',
  'select',
  'select-multi',
  'checklist',
  'image',
  'whiteboard',
  'static-paragraph',
  'youtube-video',
  'library-file',
  'medical-facility-location',
  'weather',
  'weather-widget',
  'personnel-phone-list',
  'text',
  'textarea',
  'date',
  'time',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/**
 * Our own kinds of field and the type that each is stored as: a client that does not know the kind shows a field of
 * that type and keeps the rest (decision 0083).
 */
export const EXTRA_KINDS = {
  number: 'text',
  'date-time': 'text',
  gps: 'text',
  barcode: 'text',
  signature: 'text',
  calculated: 'text',
  person: 'text',
  equipment: 'text',
  contact: 'text',
  file: 'library-file',
  'camera-photo': 'image',
  repeat: 'table',
} as const satisfies Record<string, FieldType>;

export type ExtraKind = keyof typeof EXTRA_KINDS;
export type FieldKind = FieldType | ExtraKind;

export function isFieldType(type: string): type is FieldType {
  return FIELD_TYPES.some((known) => known === type);
}

export const isExtraKind = (kind: string): kind is ExtraKind => Object.hasOwn(EXTRA_KINDS, kind);

/** A kind that this version does not know, or that is stored as another type, is a field of its type. */
export const kindOf = (type: string, { of }: Pick<FieldExt, 'of'>): FieldKind | (string & {}) =>
  isExtraKind(of) && EXTRA_KINDS[of] === type ? of : type;
