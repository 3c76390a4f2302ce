import { isApiError } from '@fieldspan/api/api-error';
import { saveRecord } from '@fieldspan/api/save-record';
import { staleOf } from '@fieldspan/api/stale';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { FormValues } from '@fieldspan/contract/save';
import type { StaleData } from '@fieldspan/contract/stale';
import { changedFields } from '@fieldspan/domain/changed-fields';
import type { Choices, Clash } from '@fieldspan/domain/merge/clash';
import { mergeRecord } from '@fieldspan/domain/merge/merge-record';
import { namesOf, plainFields, someFields } from '@fieldspan/domain/some-fields';

/** The record as it was when the person began to type. */
export type Base<N extends ModelName> = { values: FormValues<N>; version: number | null };

/** Resolves with the choice; null when the person wants to go on editing first. */
export type AskClashes = (stale: StaleData, clashes: readonly Clash[]) => Promise<Choices | null>;

type Change<N extends ModelName> = {
  model: N;
  id: number;
  base: Base<N>;
  edits: FormValues<N>;
  always?: FormValues<N>;
  /** Computes dependent fields, such as a total of lines. */
  derive?: (values: FormValues<N>) => FormValues<N>;
  ask: AskClashes;
};

/** `mergedWith`: the latest change by others that was merged into the save. */
export type Sent = { saved: Saved; mergedWith: StaleData | null };

/**
 * Saves changes over the version that was read. Changes by others are merged in; where both changed the same field, the
 * person is asked. Repeats until the save succeeds.
 * @returns null when the person cancelled: nothing was saved
 * @throws ApiError
 */
export async function sendChange<N extends ModelName>(change: Change<N>): Promise<Sent | null> {
  const { model, id, always } = change;
  let { base } = change;
  let mine: FormValues<N> = { ...base.values, ...change.edits };
  let mergedWith: StaleData | null = null;
  for (;;) {
    try {
      const version = base.version === null ? {} : { version: base.version };
      const saved = await saveRecord(model, { id, ...version, ...changedFields(base.values, mine), ...always });
      return { saved, mergedWith };
    } catch (error) {
      const stale = staleOf(error);
      if (stale === null) throw error;
      const theirs = present(stale, mine);
      const merged = await merge({ base: base.values, mine, theirs }, stale, change);
      if (merged === null) return null;
      mine = merged;
      base = { values: theirs, version: stale.version };
      mergedWith = stale;
    }
  }
}

type Three<N extends ModelName> = { base: FormValues<N>; mine: FormValues<N>; theirs: FormValues<N> };

async function merge<N extends ModelName>(
  sides: Three<N>,
  stale: StaleData,
  { derive, ask }: Change<N>,
): Promise<FormValues<N> | null> {
  const derived: object = derive?.(sides.mine) ?? {};
  const typed = (values: FormValues<N>) => someFields(values, (name) => !Object.hasOwn(derived, name));
  const asked = { base: typed(sides.base), mine: typed(sides.mine), theirs: typed(sides.theirs) };
  const { values, clashes } = mergeRecord(asked);
  const choices = clashes.length === 0 ? null : await ask(stale, clashes);
  if (clashes.length > 0 && choices === null) return null;
  const settled = choices === null ? values : mergeRecord(asked, choices).values;
  return { ...settled, ...derive?.(settled) };
}

/** The current values of this form's fields. */
const present = <N extends ModelName>({ values }: StaleData, form: FormValues<N>): FormValues<N> =>
  plainFields(namesOf(form), values);

/** A create whose answer was lost may have been stored with the input of that time. */
export type Tried<N extends ModelName> = { clientKey: string; sent: FormValues<N> | null };

/**
 * Creates the record of a form, once: the client key makes retries idempotent. Input typed since an unanswered attempt
 * is saved to the record that the attempt may have created.
 * @throws ApiError
 */
export async function sendCreation<N extends ModelName>(
  model: N,
  values: FormValues<N>,
  tried: Tried<N>,
): Promise<Saved> {
  const earlier = tried.sent;
  tried.sent ??= values;
  try {
    const key = HAS_NO_KEY.has(model) ? {} : { client_key: tried.clientKey };
    const saved = await saveRecord(model, { ...values, ...key });
    const since = earlier === null ? {} : changedFields(earlier, values);
    if (Object.keys(since).length > 0) await saveRecord(model, { id: saved.record_id, ...since });
    return saved;
  } catch (error) {
    if (isApiError(error) && error.kind !== 'network' && error.kind !== 'server') tried.sent = earlier;
    throw error;
  }
}

/** Users are identified by their e-mail address: creating the same one again is refused. */
const HAS_NO_KEY: ReadonlySet<ModelName> = new Set(['User']);
