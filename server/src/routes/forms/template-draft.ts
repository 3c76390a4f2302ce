import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Session } from '../../http/context.ts';
import type { Tx } from '../../db/database.ts';
import type { SignedInAsk } from '../../http/route.ts';
import type { Values } from '../../registry/entry.ts';
import { mayTouch } from '../../registry/access.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { refuseStale } from '../../registry/refuse-stale.ts';
import { requireSubscription } from '../../registry/subscription.ts';

const name = 'FormChildTemplate';

type Work = { tx: Tx; session: Session };

/** A child template that is locked for the rest of the transaction. */
export type LockedTemplate = {
  id: number;
  slug: string;
  version: number;
  form_json: string | null;
  draft_json: string | null;
};

/** Runs one change of a child template in a transaction; the history keeps `reason` with it. */
export function changeTemplate<T>(
  { services, session }: SignedInAsk,
  { key, reason = null }: { key: string; reason?: string | null },
  change: (work: Work, template: LockedTemplate) => Promise<T>,
): Promise<T> {
  if (!mayTouch(session, name, 'write')) throw new Refusal('You do not have permission to save form templates.');
  requireSubscription(session, name);
  return services.db.as({ ...session, reason }, async (tx) => {
    const { row, mayWrite } = await lockRow({ tx, session }, { name, key });
    if (!mayWrite) throw new Refusal('You do not have permission to change this form template.');
    return change({ tx, session }, asTemplate(row));
  });
}

const asTemplate = (row: Values): LockedTemplate => ({
  id: Number(row['id']),
  slug: String(row['slug']),
  version: Number(row['version']),
  form_json: textOr(row['form_json']),
  draft_json: textOr(row['draft_json']),
});

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** @throws Stale if the template was changed after the version that the client read */
export const requireVersion = (work: Work, template: LockedTemplate, version: number): Promise<void> =>
  refuseStale({ ...work, name }, template, version);

/** Stores the questions and answers what the next save needs. */
export async function storeQuestions(
  { tx }: Work,
  { id, slug }: LockedTemplate,
  questions: { form_json?: string; draft_json: string | null },
) {
  const { version, published_version: number } = await tx
    .updateTable('form_child_template')
    .set({ ...questions, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning(['version', 'published_version'])
    .executeTakeFirstOrThrow();
  return { record_id: id, slug, version, number };
}
