import { saveForm } from '@fieldspan/api/queries/signing';
import { staleOf } from '@fieldspan/api/stale';
import type { StaleData } from '@fieldspan/contract/stale';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { formSections } from '@fieldspan/domain/form/submit-payload';
import { mergeRecord } from '@fieldspan/domain/merge/merge-record';
import type { AskClashes } from '@fieldspan/federation/send-record';
import { answersByField, withAnswers } from './answers-by-field.ts';

type Change = {
  id: number;
  /** The form as it was read, and its version. */
  base: FormDoc;
  version: number;
  mine: FormDoc;
  reason: string;
  ask: AskClashes;
};

/** `mergedWith`: the latest change by others that was merged into the save. */
type SentChange = { mergedWith: StaleData | null };

/**
 * Stores changed answers over the version that was read. Answers that somebody else gave meanwhile are kept; where both
 * answered the same question, the person is asked.
 * @returns null when the person cancelled: nothing was stored
 * @throws ApiError
 */
export async function sendFormChange({ id, reason, ask, ...change }: Change): Promise<SentChange | null> {
  let { base, version, mine } = change;
  let mergedWith: StaleData | null = null;
  for (;;) {
    try {
      const form_json = JSON.stringify(formSections(mine));
      await saveForm({ id, version, form_json, ...(reason !== '' && { reason }) });
      return { mergedWith };
    } catch (error) {
      const stale = staleOf(error);
      const theirs = stale && presentForm(stale);
      if (stale === null || theirs === null) throw error;
      const merged = await merge({ base, mine, theirs }, stale, ask);
      if (merged === null) return null;
      mine = merged;
      base = theirs;
      ({ version } = stale);
      mergedWith = stale;
    }
  }
}

function presentForm({ values }: StaleData): FormDoc | null {
  const json = values['form_json'];
  return typeof json === 'string' ? parseForm(json) : null;
}

type Sides = Record<'base' | 'mine' | 'theirs', FormDoc>;

async function merge({ base, mine, theirs }: Sides, stale: StaleData, ask: AskClashes): Promise<FormDoc | null> {
  const sides = { base: answersByField(base), mine: answersByField(mine), theirs: answersByField(theirs) };
  const { values, clashes } = mergeRecord(sides);
  if (clashes.length === 0) return withAnswers(theirs, textsOf(values));
  const choices = await ask(stale, clashes);
  return choices && withAnswers(theirs, textsOf(mergeRecord(sides, choices).values));
}

const textsOf = (values: Readonly<Record<string, string | number | null | undefined>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, value === null || value === undefined ? null : String(value)]),
  );
