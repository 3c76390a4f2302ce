import type { Answer, FormDoc } from '@fieldspan/domain/form/form-types';

type Answers = ReadonlyMap<string, Answer>;
type Kept = { kept: Map<string, Answer>; moved: string[]; gone: number };

/**
 * The stored answers at the questions of a form that may have been changed since. A question that was moved to another
 * section is found by its own key; `moved` has the ids under which such answers were stored. `gone`: how many answers have
 * no question any more.
 */
export function keptAnswers({ byId }: FormDoc, answers: Answers): Kept {
  const kept = new Map([...answers].filter(([id]) => byId.has(id)));
  const unplaced = [...answers].filter(([id]) => !byId.has(id));
  const moved: string[] = [];
  for (const [id, answer] of unplaced) {
    const now = [...byId.values()].find((entry) => isKeyOf(id, entry.raw['key']) && !kept.has(entry.id));
    if (!now) continue;
    kept.set(now.id, answer);
    moved.push(id);
  }
  return { kept, moved, gone: unplaced.length - moved.length };
}

/** An id is the key of the section and that of the question. */
const isKeyOf = (id: string, key: unknown): boolean => typeof key === 'string' && key !== '' && id.endsWith(`/${key}`);
