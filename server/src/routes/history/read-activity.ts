import { ACTIVITY_KINDS } from '@fieldspan/contract/history-calls';
import type { Activity, ActivityLine } from '@fieldspan/contract/history-calls';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { changeOf, pageOf, readLines } from '../../registry/history/change-lines.ts';
import type { StoredLine } from '../../registry/history/change-lines.ts';
import { namesIn, namesOf } from '../../registry/history/record-names.ts';
import type { Reader } from '../../registry/read.ts';

const Moment = v.pipe(v.string(), v.isoTimestamp('must be a date and time'));

const AskSchema = v.object({
  person: v.optional(WholeNumber),
  kind: v.optional(v.picklist(ACTIVITY_KINDS)),
  from: v.optional(Moment),
  to: v.optional(Moment),
  before: v.optional(WholeNumber),
});
type Asked = v.InferOutput<typeof AskSchema>;

/**
 * Message threads are private to their members: the activity shows that something was deleted from one, but not what or
 * where.
 */
const PRIVATE: ReadonlySet<string> = new Set(['Message', 'MessageThread', 'MessageThreadUser']);

/** Details of a sign-in or of an export, which are not fields of a record. */
const OF_A_DEED = ['address', 'device', 'account', 'list'];

export const readActivity: SignedInRoute = {
  verb: 'GET',
  path: 'Activity/get',
  summary: 'What happened in the company, for Admins: sign-ins, permissions, accounts, approvals, deletions, exports',
  session: 'required',
  takes: AskSchema,
  async handle({ session, read, transact }): Promise<Activity> {
    const asked = await read(AskSchema);
    if (session.viewer.role !== 'Admin') throw new Refusal('Only an Admin can read the activity of the company.');
    return transact(async (tx) => {
      const reader = { tx, identity: session };
      const { page, next } = pageOf(await readLines(tx, matching(session.tenantId, asked)));
      const titles = await titlesOf(reader, page);
      const lines = page.map((line) => lineOf(line, titles));
      const told = lines.flatMap(({ model, fields }) => (isModelName(model) ? [{ model, fields }] : []));
      return { lines, names: await namesIn(reader, told), next };
    });
  },
};

function matching(tenantId: number, { person, kind, from, to, before }: Asked) {
  const parts = [sql<boolean>`c.tenant_id = ${tenantId} and c.kind <> 'record'`];
  if (person !== undefined) parts.push(sql<boolean>`c.user_id = ${person}`);
  if (kind !== undefined) parts.push(sql<boolean>`c.kind = ${kind}`);
  if (from !== undefined) parts.push(sql<boolean>`c.at >= ${from}`);
  if (to !== undefined) parts.push(sql<boolean>`c.at < ${to}`);
  if (before !== undefined) parts.push(sql<boolean>`c.id < ${before}`);
  return sql`${sql.join(parts, sql` and `)}`;
}

type Titles = ReadonlyMap<ModelName, Record<string, string>>;

async function titlesOf(reader: Reader, lines: readonly StoredLine[]): Promise<Titles> {
  const ids = Map.groupBy(
    lines.filter(({ model }) => !PRIVATE.has(model)),
    ({ model }) => model,
  );
  const titles = new Map<ModelName, Record<string, string>>();
  for (const [model, of] of ids) {
    if (!isModelName(model)) continue;
    const wanted = [...new Set(of.map(({ record_id }) => record_id))];
    titles.set(model, await namesOf(reader, model, wanted));
  }
  return titles;
}

function lineOf(line: StoredLine, titles: Titles): ActivityLine {
  const { kind, model, record_id } = line;
  const fields = isModelName(model) && !PRIVATE.has(model) ? Object.keys(models[model].fields) : [];
  const title = titles.get(model)?.[String(record_id)] ?? lastTitle(line);
  return { ...changeOf(line, new Set([...fields, ...OF_A_DEED])), kind, model, record_id, title };
}

/** Deleted records are listed with the title they had then. */
function lastTitle({ model, changes }: StoredLine): string | null {
  if (!isModelName(model) || PRIVATE.has(model)) return null;
  const { title } = models[model];
  return title === null ? null : (changes?.[title]?.[0] ?? null);
}
