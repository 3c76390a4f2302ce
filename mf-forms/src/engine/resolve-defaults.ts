import type { DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { isRecord } from '@fieldspan/domain/form/json-shape';
import { asValue } from '@fieldspan/domain/form/stored-answer';

/** The data that defaults may read: `$.user.first_name`. The caller chooses its content. */
export type DefaultRoots = Readonly<Record<string, unknown>>;

const LEVELS = 4;
/** A filled form can be read without signing in, so defaults must never copy these fields into it. */
const SECRET = /key|token|secret|password|hash|session|__proto__|constructor|prototype/i;
/** Fields whose default is shown text, not an answer. */
const SHOWS_DEFAULT: ReadonlySet<string> = new Set(['static-paragraph', 'youtube-video']);

/** Fills unanswered fields with their defaults. A path that leads nowhere leaves the field empty. */
export function resolveDefaults(doc: FormDoc, roots: DefaultRoots): FormDoc {
  const answers = new Map(doc.answers);
  for (const entry of doc.byId.values()) {
    const value = answers.has(entry.id) ? undefined : defaultOf(entry, roots);
    if (value !== undefined) answers.set(entry.id, { value });
  }
  return { ...doc, answers };
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
  const steps = path.slice(2).split('.');
  if (steps.length > LEVELS || steps.some((step) => SECRET.test(step))) return undefined;
  let place: unknown = roots;
  for (const step of steps) place = isRecord(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  return place;
}
