import type { History } from '@fieldspan/contract/history-calls';
import { isModelName } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import * as v from 'valibot';
import { BadRequest } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { changeOf, pageOf, readLines } from '../../registry/history/change-lines.ts';
import { readKept } from '../../registry/history/read-record.ts';
import { namesIn } from '../../registry/history/record-names.ts';

/** @throws BadRequest for a model that the contract does not have */
export function modelOf(name: string): ModelName {
  if (!isModelName(name)) throw new BadRequest(`There is no model ${name}.`);
  return name;
}

const ReadHistorySchema = v.object({ model: v.string(), id: v.string(), before: v.optional(WholeNumber) });

export const readHistory: SignedInRoute = {
  verb: 'GET',
  path: 'History/get',
  summary: 'What was changed in one record (model, id or slug), the newest first; before pages on',
  session: 'required',
  takes: ReadHistorySchema,
  async handle({ session, read, transact }): Promise<History> {
    const asked = await read(ReadHistorySchema);
    const model = modelOf(asked.model);
    return transact(async (tx) => {
      const reader = { tx, identity: session };
      const { id, version, mayRestore, visible } = await readKept(reader, model, asked.id);
      const earlier = asked.before === undefined ? sql`true` : sql`c.id < ${asked.before}`;
      const lines = await readLines(
        tx,
        sql`c.tenant_id = ${session.tenantId} and c.model = ${model} and c.record_id = ${id} and ${earlier}`,
      );
      const { page, next } = pageOf(lines);
      const changes = page.map((line) => changeOf(line, visible));
      const names = await namesIn(
        reader,
        changes.map(({ fields }) => ({ model, fields })),
      );
      return { lines: changes, names, next, version, may_restore: mayRestore };
    });
  },
};
