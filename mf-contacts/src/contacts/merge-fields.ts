import type { Contact } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';

type MergedField =
  | 'name'
  | 'phone'
  | 'email'
  | 'website'
  | 'address'
  | 'city'
  | 'province'
  | 'country'
  | 'postal_code'
  | 'lat'
  | 'long'
  | 'access_notes'
  | 'notes';

/** What is chosen together: half an address of the one and half of the other is a wrong address. */
type Choice = { key: string; label: Message; fields: readonly MergedField[] };

const PLACE = ['address', 'city', 'province', 'country', 'postal_code', 'lat', 'long'] as const;

const CHOICES: readonly Choice[] = [
  { key: 'name', label: msg('Name'), fields: ['name'] },
  { key: 'phone', label: msg('Phone'), fields: ['phone'] },
  { key: 'email', label: msg('E-mail'), fields: ['email'] },
  { key: 'website', label: msg('Website'), fields: ['website'] },
  { key: 'place', label: msg('Address'), fields: PLACE },
  { key: 'access_notes', label: msg('Access notes'), fields: ['access_notes'] },
  { key: 'notes', label: msg('Notes'), fields: ['notes'] },
];

/** What two contacts say of the same thing, and the fields that say it. */
export type Difference = { key: string; label: Message; kept: string; other: string; fields: readonly MergedField[] };

/** Coordinates are not read by people: two addresses of the same words are the same. */
const isRead = (field: MergedField): boolean => field !== 'lat' && field !== 'long';

const textOf = (contact: Contact, { fields }: Choice): string =>
  fields
    .filter(isRead)
    .map((field) => String(contact[field] ?? '').trim())
    .filter(Boolean)
    .join(', ');

/** Where two contacts differ, and both say something or only the other one does. */
export function differencesOf(kept: Contact, other: Contact): Difference[] {
  return CHOICES.map((choice) => ({
    key: choice.key,
    label: choice.label,
    fields: choice.fields,
    kept: textOf(kept, choice),
    other: textOf(other, choice),
  })).filter((each) => each.other !== '' && each.other !== each.kept);
}

/** By default the kept contact gets what it does not say itself. */
export const takenAtFirst = (differences: readonly Difference[]): ReadonlySet<string> =>
  new Set(differences.filter(({ kept }) => kept === '').map(({ key }) => key));

/** The fields of the chosen differences. */
export const fieldsTaken = (differences: readonly Difference[], taken: ReadonlySet<string>): MergedField[] =>
  differences.filter(({ key }) => taken.has(key)).flatMap(({ fields }) => fields);
