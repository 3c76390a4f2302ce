import { answerWords, flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database, Tx } from '../db/database.ts';

type StoredForm = { id: number; tenant_id: number; revision: number; form_json: string | null };

/** Stores what a search looks in of this form, and how many of its answers are flagged. */
export async function storeWords(tx: Tx, { tenant_id, id: form_id, revision, form_json }: StoredForm): Promise<void> {
  const doc = parseForm(form_json);
  const said = {
    revision,
    flagged_count: doc === null ? 0 : flaggedAnswers(doc).length,
    words: doc === null ? '' : answerWords(doc),
  };
  await tx
    .insertInto('company_form_words')
    .values({ tenant_id, form_id, ...said })
    .onConflict((key) => key.columns(['tenant_id', 'form_id']).doUpdateSet(said))
    .execute();
}

const BATCH = 100;
const LOOK_MS = 60_000;

/**
 * Makes the words of forms that have none: forms that were stored before there were any, that came back from the trash,
 * or that a server of an older release stored.
 */
export type FormWordsKeeper = {
  /** Makes all that are missing, and returns how many. Forms that another process is at are skipped. */
  makeMissing: () => Promise<number>;
  close: () => Promise<void>;
};

export function openFormWordsKeeper({ db, log }: { db: Database; log: Logger }): FormWordsKeeper {
  let running: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  const makeMissing = async (): Promise<number> => {
    let total = 0;
    for (let count = await makeBatch(db); count > 0 && !closing.signal.aborted; count = await makeBatch(db))
      total += count;
    return total;
  };
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = makeMissing()
      .catch((error: unknown) => log.error({ err: error }, 'reading the answers of forms'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    makeMissing,
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}

function makeBatch(db: Database): Promise<number> {
  return db.system(async (tx) => {
    const { rows } = await sql<StoredForm>`
      select f.id, f.tenant_id, f.revision, f.form_json::text as form_json from company_form f
      where not exists (select from company_form_words w
        where w.tenant_id = f.tenant_id and w.form_id = f.id and w.revision = f.revision)
      order by f.id limit ${BATCH} for update of f skip locked`.execute(tx);
    for (const form of rows) await storeWords(tx, form);
    return rows.length;
  });
}
