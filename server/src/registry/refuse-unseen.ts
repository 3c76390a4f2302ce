import { sentence, term } from '../http/sentence.ts';
import type { ModelName } from '@fieldspan/contract/models';
import type { Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { Refusal } from '../http/errors.ts';
import { entryOf } from './entries.ts';
import type { Values } from './entry.ts';
import { fieldsOf } from './field-of.ts';
import { visibleFields } from './history/visible-fields.ts';
import { fieldWords, words } from './model-words.ts';

type Asked = { tx: Tx; session: Identity; name: ModelName };

/** Stored fields that some people may not see. */
const masked = (name: ModelName): string[] =>
  Object.keys(entryOf(name).columns ?? {}).filter((field) => fieldsOf(name)[field]?.computed !== true);

const seenOf = ({ tx, session, name }: Asked, id: number) => visibleFields({ tx, identity: session }, name, id);

/**
 * Refuses to write fields that the person may not read, even with the stored value: accepting that would confirm a
 * guess.
 */
export async function refuseUnseen(asked: Asked, id: number, sent: Values): Promise<void> {
  const hooked = entryOf(asked.name).writable ?? [];
  const fields = masked(asked.name).filter((field) => field in sent && !hooked.includes(field));
  if (fields.length === 0) return;
  const seen = await seenOf(asked, id);
  const unseen = fields.filter((field) => !seen.has(field)).map(fieldWords);
  if (unseen.length > 0)
    throw new Refusal(
      sentence`You cannot read this ${term(words(asked.name).toLowerCase())}’s ${unseen.join(' and ')}, so you cannot change it.`,
    );
}

/**
 * Call it before a reference of the record changes, and call its result afterwards: it refuses to move a record to a
 * place where the person would see more of its fields.
 */
export async function watchMove(asked: Asked, id: number, values: Values): Promise<() => Promise<void>> {
  const { name } = asked;
  const isMoved = Object.keys(values).some((field) => fieldsOf(name)[field]?.ref !== undefined);
  if (!isMoved || masked(name).length === 0) return async () => undefined;
  const before = await seenOf(asked, id);
  return async () => {
    const after = await seenOf(asked, id);
    if ([...after].some((field) => !before.has(field)))
      throw new Refusal(
        sentence`You cannot read all of this ${term(words(name).toLowerCase())}, so you cannot move it there.`,
      );
  };
}
