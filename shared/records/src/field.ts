import type { ModelName } from '@fieldspan/contract/models';
import type { QueryValue } from '@fieldspan/api/queries/query-value';
import type { FieldValue, FormField, FormValues } from '@fieldspan/contract/save';
import type { Message } from '@fieldspan/domain/message';
import { plainFields } from '@fieldspan/domain/some-fields';
import { knownDay, knownInstant, localDay } from '@fieldspan/domain/calendar-day';

export type Choice = { id: number; title: string; note?: string | null };
/** The options that a search finds, and how many more there are. */
export type Choices = { rows: Choice[]; more: number };

type Option = { value: string | number; label: Message };
type OptionGroup = { label: Message; options: readonly Option[] };
type Options = readonly (Option | OptionGroup)[];

type Common<N extends ModelName, D> = {
  name: FormField<N> & keyof D;
  label: Message;
  hint?: Message;
  required?: boolean;
  wide?: boolean;
};

/** A field of an edit form. `instant` is a moment in local time; `instant-day` is the day of one. */
export type Field<N extends ModelName, D> = Common<N, D> &
  (
    | { kind: 'text' | 'email' | 'tel' | 'url' | 'long-text' | 'date' | 'instant' | 'instant-day' | 'flag' | 'colour' }
    | { kind: 'number'; unit?: string }
    | { kind: 'choice'; options: Options | ((record: D | null) => Options) }
    | {
        kind: 'relation';
        /** @param values of the other fields, as far as they are chosen */
        choices: (typed: string, values: object) => QueryValue<Choices>;
        /** The label of the record's current choice. */
        shownOf: (record: D) => string | null;
      }
  );

export type FieldKind = Field<ModelName, never>['kind'];

/**
 * The options, including the record's current one.
 * @param record null for a new one
 */
export function optionsOf<D>(
  { options }: { options: Options | ((record: D | null) => Options) },
  record: D | null,
): Options {
  return typeof options === 'function' ? options(record) : options;
}

/** The options without their groups. */
export const plainOptions = (options: Options): Option[] =>
  options.flatMap((option) => ('options' in option ? option.options : [option]));

/** The record's values of these fields, in the form's and in save's format. */
export function valuesOf<N extends ModelName, D extends object>(
  record: D,
  fields: readonly Field<N, D>[],
): FormValues<N> {
  return plainFields<FormField<N>>(
    fields.map(({ name }) => name),
    record,
  );
}

/** A value as its input shows it. */
export function inputText(kind: FieldKind, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (kind === 'date') return knownDay(String(value)) ?? '';
  if (kind === 'instant-day') return localDayOf(value);
  if (kind === 'instant') return localMinuteOf(value);
  return String(value);
}

/** The value of an input's text; null if it was emptied. */
export function inputValue(kind: FieldKind, text: string): FieldValue {
  if (text === '') return null;
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : null;
  if (kind === 'instant-day') return new Date(`${text}T12:00`).toISOString();
  if (kind === 'instant') return new Date(text).toISOString();
  return text;
}

function localDayOf(value: FieldValue): string {
  const instant = knownInstant(String(value));
  return instant ? localDay(instant) : '';
}

function localMinuteOf(value: FieldValue): string {
  const instant = knownInstant(String(value));
  if (!instant) return '';
  const minutes = [instant.getHours(), instant.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${localDay(instant)}T${minutes.join(':')}`;
}
