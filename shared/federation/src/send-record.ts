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

/** What the person looked at when they began to type. */
export type Base<N extends ModelName> = { values: FormValues<N>; version: number | null };

/** Resolves with what was chosen; null when the person wants to go on typing first. */
export type AskClashes = (stale: StaleData, clashes: readonly Clash[]) => Promise<Choices | null>;

type Change<N extends ModelName> = {
  model: N;
  id: number;
  base: Base<N>;
  edits: FormValues<N>;
  always?: FormValues<N>;
  /** Works out the fields that follow from others, such as a total from its lines. */
  derive?: (values: FormValues<N>) => FormValues<N>;
  ask: AskClashes;
};

/** `mergedWith`: the latest change of others that went into what was saved. */
export type Sent = { saved: Saved; mergedWith: StaleData | null };

/**
 * Saves changes over the version that was read. What somebody else changed meanwhile is merged in, and asked where both
 * changed the same; then it is saved over theirs, however often that happens.
 * @returns null when the person chose nothing: nothing was saved
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

/** Of the record as it is now, the fields that this form has. */
const present = <N extends ModelName>({ values }: StaleData, form: FormValues<N>): FormValues<N> =>
  plainFields(namesOf(form), values);

/** A create whose answer was lost may have been stored with what was typed by then. */
export type Tried<N extends ModelName> = { clientKey: string; sent: FormValues<N> | null };

/**
 * Makes the record that a form stands for, once: the key tells a second try from a second record. What was typed since
 * a try without an answer is saved to the record that the try may have made.
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

/** A person is one by their address: a second try is refused by it. */
const HAS_NO_KEY: ReadonlySet<ModelName> = new Set(['User']);
