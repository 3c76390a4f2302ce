import type { Answer, FormDoc } from '@fieldspan/domain/form/form-types';

type Answers = ReadonlyMap<string, Answer>;

/**
 * The stored answers at the questions of a form that may have been changed since. A question that was moved to another
 * section is found by its own key. `gone`: how many answers have no question any more.
 */
export function keptAnswers({ byId }: FormDoc, answers: Answers): { kept: Map<string, Answer>; gone: number } {
  const kept = new Map([...answers].filter(([id]) => byId.has(id)));
  const moved = [...answers].filter(([id]) => !byId.has(id));
  let gone = 0;
  for (const [id, answer] of moved) {
    const now = [...byId.values()].find((entry) => isKeyOf(id, entry.raw['key']) && !kept.has(entry.id));
    if (now) kept.set(now.id, answer);
    else gone += 1;
  }
  return { kept, gone };
}

/** An id is the key of the section and that of the question. */
const isKeyOf = (id: string, key: unknown): boolean => typeof key === 'string' && key !== '' && id.endsWith(`/${key}`);
