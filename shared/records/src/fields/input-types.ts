import type { FieldKind } from '../field.ts';

/** The browser's input for a kind of field; text for the others. */
export const INPUT_TYPES: Partial<Record<FieldKind, string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  date: 'date',
  'instant-day': 'date',
  instant: 'datetime-local',
  number: 'number',
};
