import { defaultSteps } from '@fieldspan/domain/form/default-paths';
import { withAnswers } from '@fieldspan/domain/form/form-logic';
import type { DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { isRecord } from '@fieldspan/domain/form/json-shape';
import { asValue } from '@fieldspan/domain/form/stored-answer';

/** The data that defaults may read: `$.user.first_name`. The caller chooses its content. */
export type DefaultRoots = Readonly<Record<string, unknown>>;

/** Fields whose default is shown text, not an answer. */
const SHOWS_DEFAULT: ReadonlySet<string> = new Set(['static-paragraph', 'youtube-video']);

/** Fills unanswered fields with their defaults. A path that leads nowhere leaves the field empty. */
export function resolveDefaults(doc: FormDoc, roots: DefaultRoots): FormDoc {
  const answers = new Map(doc.answers);
  for (const entry of doc.byId.values()) {
    const value = answers.has(entry.id) ? undefined : defaultOf(entry, roots);
    if (value !== undefined) answers.set(entry.id, { value });
  }
  return withAnswers(doc, answers);
}

function defaultOf({ field }: DocField, roots: DefaultRoots): unknown {
  const preset = field.default;
  if (SHOWS_DEFAULT.has(field.type) || preset === undefined || preset === null || preset === '') return undefined;
  if (typeof preset !== 'string' || !preset.startsWith('$.')) return asValue(field, preset);
  const found = readPath(preset, roots);
  return found === null || found === '' ? undefined : asValue(field, found);
}

/** Follows own properties only, at most four levels; secrets and anything else resolve to undefined. */
export function readPath(path: string, roots: DefaultRoots): unknown {
  const steps = defaultSteps(path);
  if (steps === null) return undefined;
  let place: unknown = roots;
  for (const step of steps) place = isRecord(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  return place;
}
