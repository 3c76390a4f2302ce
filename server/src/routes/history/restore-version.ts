import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { entryOf } from '../../registry/entries.ts';
import { fieldsOf } from '../../registry/field-of.ts';
import { readLines } from '../../registry/history/change-lines.ts';
import type { StoredLine } from '../../registry/history/change-lines.ts';
import { readKept } from '../../registry/history/read-record.ts';
import { fieldTitle } from '../../registry/model-words.ts';
import { parseSave } from '../../registry/parse-values.ts';
import { saveRecord } from '../../registry/write.ts';
import { modelOf } from './read-history.ts';

/** The maximum number of changes that one restore goes back. */
const LOOK_BACK = 2_000;

const RestoreSchema = v.object({
  model: v.string(),
  id: v.string(),
  change: WholeNumber,
  field: v.optional(v.string()),
  version: v.optional(v.string()),
});

type Asked = { model: ModelName; key: string; change: number; field: string | undefined };

/** Saves the old values through the ordinary save, with its checks, locks and history. */
export const restoreVersion: SignedInRoute = {
  verb: 'POST',
  path: 'History/restore',
  summary: 'Put back the old value of one field of a change, or the record as it was after it',
  session: 'required',
  takes: RestoreSchema,
  async handle({ session, read, transact, services, headers }) {
    const { model: name, id: key, change, field, version } = await read(RestoreSchema);
    const model = modelOf(name);
    const was = await transact((tx) => earlierValues(tx, session, { model, key, change, field }));
    const form = new Map([
      ['id', String(was.id)],
      ['reason', field === undefined ? `Restored version ${was.version}` : `Restored an earlier ${fieldTitle(field)}`],
      ...(version === undefined ? [] : [['version', version] as const]),
      ...was.values,
    ]);
    return saveRecord({ services, session, headers }, model, parseSave(model, form, session));
  },
};

type Earlier = { id: number; version: number; values: [string, string][] };

async function earlierValues(tx: Tx, session: Session, { model, key, change, field }: Asked): Promise<Earlier> {
  const { id, visible } = await readKept({ tx, identity: session }, model, key);
  const later = await readLines(
    tx,
    sql`c.tenant_id = ${session.tenantId} and c.model = ${model} and c.record_id = ${id} and c.id >= ${change}`,
    LOOK_BACK,
  );
  const line = later.find((each) => each.id === change);
  if (!line || later.length > LOOK_BACK) throw new Refusal('This change is not in the history of this record.');
  const undone = field === undefined ? later.filter((each) => each.id > change) : [line];
  const values = [...oldValues(undone)].filter(
    ([name]) => (field === undefined || name === field) && visible.has(name) && isWritable(model, name),
  );
  if (values.length === 0) throw new Refusal('There is nothing to restore here that you can change.');
  return { id, version: line.version, values };
}

/**
 * The value of each field before the oldest of these changes; the lines are sorted newest first. Changes of secret
 * fields store no values and are skipped.
 */
function oldValues(lines: readonly StoredLine[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { changes } of lines)
    for (const [field, value] of Object.entries(changes ?? {})) if (value) values.set(field, value[0] ?? '');
  return values;
}

function isWritable(model: ModelName, name: string): boolean {
  const { readOnly, kind } = fieldsOf(model)[name] ?? {};
  return kind !== 'ids' && (readOnly !== true || entryOf(model).writable?.includes(name) === true);
}
