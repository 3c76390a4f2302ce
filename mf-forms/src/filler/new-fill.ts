import { parseForm } from '@fieldspan/domain/form/parse-form';
import { resolveDefaults } from '../engine/resolve-defaults.ts';
import type { DefaultRoots } from '../engine/resolve-defaults.ts';
import { FillStore } from './fill-store.ts';
import type { FormDraft } from './form-draft.ts';

type Begun = { json: string | null; roots: DefaultRoots; draft: FormDraft; isOnLast: boolean };

/**
 * The initial state: questions, stored answers, and the template's defaults for the rest. Answers to removed questions
 * are dropped.
 * @returns null when form_json cannot be read
 */
export function newFill({ json, roots, draft, isOnLast }: Begun): FillStore | null {
  const parsed = parseForm(json);
  if (parsed === null) return null;
  const kept = [...(draft.found?.answers ?? [])].filter(([id]) => parsed.byId.has(id));
  const known = { ...parsed, answers: new Map([...parsed.answers, ...kept]) };
  const doc = draft.found ? known : resolveDefaults(known, roots);
  draft.begin(doc.answers);
  return new FillStore(doc, {
    at: isOnLast ? doc.sections.length : draft.parts.at,
    onAnswer: draft.keepAnswer,
    onMove: (at) => draft.keep({ at }),
  });
}
