import type { FieldValue, FieldValues } from '@fieldspan/api/save-record';
import { forgetWork, putByWork, workPutBy } from './put-by-work.ts';
import type { Base } from './send-record.ts';

/** What the screen that stood here before had not saved, and over what it was typed. */
export type RecordDraft = { edits: FieldValues; base: Base | null; clientKey: string };

const asideOf = (form: string): string => `${form} base`;

export function draftPutBy(form: string): RecordDraft {
  const edits = fieldsOf(workPutBy(form));
  const aside = workPutBy(asideOf(form));
  const [base, key] = [partOf(aside, 'base'), partOf(aside, 'clientKey')];
  return {
    edits,
    base:
      base === null
        ? null
        : { values: fieldsOf(partOf(base, 'values')), version: wholeNumber(partOf(base, 'version')) },
    clientKey: typeof key === 'string' ? key : crypto.randomUUID(),
  };
}

/** The edits stand by themselves: an older release of the form reads them so. */
export function putDraftBy(form: string, { edits, ...aside }: RecordDraft): void {
  putByWork(form, edits);
  putByWork(asideOf(form), aside);
}

export function forgetDraft(form: string): void {
  forgetWork(form);
  forgetWork(asideOf(form));
}

function partOf(work: unknown, name: string): unknown {
  return typeof work === 'object' && work !== null ? (Reflect.get(work, name) ?? null) : null;
}

const wholeNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function fieldsOf(work: unknown): FieldValues {
  if (typeof work !== 'object' || work === null) return {};
  return Object.fromEntries(Object.entries(work).filter((entry): entry is [string, FieldValue] => isField(entry[1])));
}

const isField = (value: unknown): value is FieldValue =>
  value === null || typeof value === 'string' || typeof value === 'number';
