import { withAnswers } from '@fieldspan/domain/form/form-logic';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { resolveDefaults } from '../engine/resolve-defaults.ts';
import type { DefaultRoots } from '../engine/resolve-defaults.ts';
import { keptAnswers } from './kept-answers.ts';
import { FillStore } from './fill-store.ts';
import type { FormDraft } from './form-draft.ts';

type Begun = {
  json: string | null;
  /** The published version of the template. */
  templateVersion: number;
  roots: DefaultRoots;
  draft: FormDraft;
  isOnLast: boolean;
};

/**
 * The initial state: questions, stored answers, and the template's defaults for the rest. An answer finds its question by
 * its key, wherever that stands now; answers to removed questions are left out.
 * @returns null when form_json cannot be read
 */
export function newFill({ json, templateVersion, roots, draft, isOnLast }: Begun): FillStore | null {
  const parsed = parseForm(json);
  if (parsed === null) return null;
  const found = keptAnswers(parsed, draft.found?.answers ?? new Map());
  const { kept } = found;
  const known = withAnswers(parsed, new Map([...parsed.answers, ...kept]));
  const doc = draft.found && !draft.isMoved ? known : resolveDefaults(known, roots);
  draft.begin(doc.answers, templateVersion);
  followQuestions(draft, found);
  return new FillStore(doc, {
    at: isOnLast ? doc.sections.length : draft.parts.at,
    onAnswer: draft.keepAnswer,
    onMove: (at) => draft.keep({ at }),
  });
}

/** Stores answers under the ids that their questions have now. */
function followQuestions(draft: FormDraft, { kept, moved }: ReturnType<typeof keptAnswers>): void {
  for (const [id, answer] of kept) if (draft.found?.answers.has(id) === false) draft.keepAnswer(id, answer);
  for (const id of moved) draft.leaveAnswer(id);
}
