import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { sentence } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Values, Write, Written } from '../entry.ts';
import { Refusal } from '../../http/errors.ts';
import { endLatest, photoKeys } from './custody.ts';

/** Stores with the piece where it is now, makes its photos files of the piece, and tells who is concerned. */
export async function noteCustody(written: Written): Promise<void> {
  const { tx, session, id, values } = written;
  const pieceId = Number(values['equipment_id']);
  const before = await holderOf(tx, { tenantId: session.tenantId, pieceId });
  await noteWhere(tx, { tenantId: session.tenantId, pieceId, entry: values });
  await keepPhotos(written, { pieceId, custodyId: id });
  await tellConcerned(written, { pieceId, before });
}

type OfPiece = { tenantId: number; pieceId: number };

const holderOf = async (tx: Tx, { tenantId, pieceId }: OfPiece): Promise<number | null> =>
  (
    await tx
      .selectFrom('equipment')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', pieceId)
      .select('holder_id')
      .executeTakeFirst()
  )?.holder_id ?? null;

async function noteWhere(tx: Tx, { tenantId, pieceId, entry }: OfPiece & { entry: Values }): Promise<void> {
  const isOut = entry['kind'] === 'out';
  await sql`update equipment set updated_at = now(), place_id = ${entry['place_id'] ?? null},
      holder_id = ${isOut ? (entry['to_user_id'] ?? null) : null}, job_id = ${isOut ? (entry['job_id'] ?? null) : null},
      due_back_on = ${isOut ? (entry['due_on'] ?? null) : null}::date, out_since = ${isOut ? entry['handed_at'] : null}::timestamptz
    where tenant_id = ${tenantId} and id = ${pieceId}`.execute(tx);
}

/** Photos are uploads of the same person, sent before. One that never came is not waited for. */
async function keepPhotos(
  { tx, session, values }: Write,
  { pieceId, custodyId }: { pieceId: number; custodyId: number },
): Promise<void> {
  const keys = photoKeys(values);
  if (keys.length === 0) return;
  await sql`insert into equipment_file (tenant_id, equipment_id, file_id, custody_id, caption, created_by)
    select u.tenant_id, ${pieceId}, u.id, ${custodyId}, ${values['note'] ?? null}, ${session.userId} from library_upload u
    where u.tenant_id = ${session.tenantId} and u.created_by = ${session.userId} and u.client_key = any(${keys})
    order by u.id`.execute(tx);
}

type Change = { pieceId: number; before: number | null };

async function tellConcerned({ tx, session, services, values, afterCommit }: Written, { pieceId, before }: Change) {
  const { tenantId, userId } = session;
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', pieceId)
    .select(['description', 'slug', 'holder_id'])
    .executeTakeFirstOrThrow();
  const link = `/equipment/edit/${piece.slug}`;
  const { holder_id: now, description } = piece;
  if (now !== null && now !== userId && now !== before) {
    const due = values['due_on'];
    const message =
      typeof due === 'string'
        ? sentence`You have ${description} now, until ${due}`
        : sentence`You have ${description} now`;
    await postNotification(tx, { kind: 'equipment', tenantId, userId: now, message, link, about: null });
  }
  if (before !== null && before !== userId && before !== now) {
    const message =
      now === null ? sentence`${description} was checked in` : sentence`${description} went to somebody else`;
    await postNotification(tx, { kind: 'equipment', tenantId, userId: before, message, link, about: null });
  }
  afterCommit(async () => services.push.wake());
}

/** A holder that is saved with a piece, as an import or an earlier release does, is a hand-over like any other. */
export async function handOverByField({ tx, session, id, before, values }: Written): Promise<void> {
  const to = values['holder_id'];
  if (to === undefined || (before === null && to === null)) return;
  const { tenantId, userId } = session;
  const kind = to === null ? 'in' : 'out';
  if (kind === 'out') await refuseStopped(tx, { tenantId, pieceId: id });
  await endLatest(tx, { tenantId, pieceId: id });
  const entry = {
    kind,
    to_user_id: typeof to === 'number' ? to : null,
    handed_at: new Date().toISOString(),
  } as const;
  await tx
    .insertInto('equipment_custody')
    .values({ ...entry, tenant_id: tenantId, equipment_id: id, created_by: userId })
    .execute();
  await noteWhere(tx, { tenantId, pieceId: id, entry });
}

async function refuseStopped(tx: Tx, { tenantId, pieceId }: OfPiece): Promise<void> {
  const { rows } = await sql<{ cause: string }>`select cause from equipment_outage
    where tenant_id = ${tenantId} and equipment_id = ${pieceId} and released_at is null`.execute(tx);
  const [stopped] = rows;
  if (stopped) throw new Refusal(sentence`It is out of service and stays here: ${stopped.cause}`);
}
