import type { ModelName } from '@fieldspan/contract/models';
import type { FormValues } from '@fieldspan/contract/save';
import { isPlain, someFields } from '@fieldspan/domain/some-fields';
import { dropStashedWork, stashWork, stashedWork } from './stashed-work.ts';
import type { Base } from './send-record.ts';

/** The unsaved input of the screen that was here before, and the record it was typed over. */
export type RecordDraft<N extends ModelName> = { edits: FormValues<N>; base: Base<N> | null; clientKey: string };

const asideOf = (form: string): string => `${form} base`;

export function stashedDraft<N extends ModelName>(form: string): RecordDraft<N> {
  const edits = fieldsOf<N>(stashedWork(form));
  const aside = stashedWork(asideOf(form));
  const [base, key] = [partOf(aside, 'base'), partOf(aside, 'clientKey')];
  return {
    edits,
    base:
      base === null
        ? null
        : { values: fieldsOf<N>(partOf(base, 'values')), version: wholeNumber(partOf(base, 'version')) },
    clientKey: typeof key === 'string' ? key : crypto.randomUUID(),
  };
}

/** The edits are a part of their own, so an older release of the form can read them. */
export function stashDraft<N extends ModelName>(form: string, { edits, ...aside }: RecordDraft<N>): void {
  stashWork(form, edits);
  stashWork(asideOf(form), aside);
}

export function forgetDraft(form: string): void {
  dropStashedWork(form);
  dropStashedWork(asideOf(form));
}

function partOf(work: unknown, name: string): unknown {
  return typeof work === 'object' && work !== null ? (Reflect.get(work, name) ?? null) : null;
}

const wholeNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Only the form that stashed them restores them: its name includes the model. */
function fieldsOf<N extends ModelName>(work: unknown): FormValues<N>;
function fieldsOf(work: unknown): object {
  if (typeof work !== 'object' || work === null) return {};
  return someFields({ ...work }, (_, value) => isPlain(value));
}
