import { mayWrite } from '@fieldspan/contract/access-rules';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { custodyProblem } from '@fieldspan/domain/equipment/custody';
import type { CustodyProblem, HandOver, Wanted } from '@fieldspan/domain/equipment/custody';
import { isSigned } from '@fieldspan/domain/signature';
import type { Tx } from '../../db/database.ts';
import { piecesOfCode } from '../../equipment/find-scanned.ts';
import { whereabouts } from '../../equipment/custody-words.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';
import { words } from '../model-words.ts';

/** A device that was without a network for longer has another problem. */
const LONGEST_WAIT_MS = 90 * 24 * 3_600_000;
const SIGNATURE_MAX = 100_000;
const MOST_PHOTOS = 20;

/** Completes and checks a hand-over; the latest one before it has ended when this returns. */
export async function checkCustody(write: Write): Promise<void> {
  const { tx, session, values } = write;
  if (write.before !== null) throw new Refusal('A hand-over stays as it was. Make another one to put it right.');
  checkPapers(values);
  const piece = await lockPiece(write, await pieceIdOf(write));
  const latest = await latestOf(tx, { tenantId: session.tenantId, pieceId: piece.id });
  values['equipment_id'] = piece.id;
  await checkOfBooking(write, piece);
  values['kind'] ??= 'out';
  const waited = Math.min(Number(values['waited_ms'] ?? 0), LONGEST_WAIT_MS);
  values['handed_at'] = new Date(Date.now() - waited).toISOString();
  const wanted = wantedOf(values);
  const readsJob = await readableJobs(write, [wanted.job_id, latest?.job_id ?? null]);
  const isManager = mayWrite('Equipment')(session.viewer);
  refuseProblem(custodyProblem(wanted, latest, { id: session.userId, isManager, readsJob }));
  await (wanted.kind === 'out' ? checkOut(write, { piece, latest }) : checkIn(write, { piece, latest }));
  await endLatest(tx, { tenantId: session.tenantId, pieceId: piece.id });
}

function checkPapers(values: Values): void {
  const signature = values['signature_json'];
  if (typeof signature === 'string' && (signature.length > SIGNATURE_MAX || !isSigned(parseSignature(signature))))
    throw new Refusal('The signature is empty, or larger than a signature is. Sign again, or leave it out.');
  if (photoKeys(values).length > MOST_PHOTOS)
    throw new Refusal(sentence`There are more than ${MOST_PHOTOS} photos. Leave some out.`);
}

/** The keys of the uploads of its photos. */
export function photoKeys({ photo_keys_json: json }: Values): string[] {
  if (typeof json !== 'string') return [];
  const keys: unknown = JSON.parse(json);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** Who may not read a piece names it by its label. */
async function pieceIdOf({ tx, session, values, mayRead }: Write): Promise<number> {
  const id = idOf(values['equipment_id']);
  if (id !== null && (await mayRead('Equipment', id))) return id;
  const code = typeof values['code'] === 'string' ? values['code'].trim() : '';
  const found = await piecesOfCode(tx, { tenantId: session.tenantId, code, isLoose: false });
  const [only] = id === null ? found : found.filter((each) => each === id);
  if (only !== undefined && (id !== null || found.length === 1)) return only;
  throw notFound(code, found.length);
}

function notFound(code: string, count: number): Refusal {
  if (count > 1)
    return new Refusal(sentence`Several pieces of equipment have the number ${code}. Scan the label of one.`);
  if (code !== '')
    return new Refusal(sentence`No piece of equipment has the number ${code}. Look it up, and scan or type it again.`);
  return new Refusal(sentence`${term(words('Equipment'))} not found.`);
}

type Piece = { id: number; description: string; archived: 0 | 1; type_id: number; place_id: number | null };

/** Serialises the hand-overs of one piece. */
async function lockPiece({ tx, session }: Write, id: number): Promise<Piece> {
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .select(['id', 'description', 'archived', 'type_id', 'place_id'])
    .forUpdate()
    .executeTakeFirst();
  if (!piece) throw new Refusal(sentence`${term(words('Equipment'))} not found.`);
  return piece;
}

type OfPiece = { tenantId: number; pieceId: number };
type Latest = NonNullable<Awaited<ReturnType<typeof latestOf>>>;
type Moved = { piece: Piece; latest: Latest | null };

const latestOf = async (tx: Tx, { tenantId, pieceId }: OfPiece) =>
  (await tx
    .selectFrom('equipment_custody')
    .where('tenant_id', '=', tenantId)
    .where('equipment_id', '=', pieceId)
    .where('ended_at', 'is', null)
    .select(['id', 'kind', 'to_user_id', 'job_id', 'place_id', 'handed_at'])
    .executeTakeFirst()) ?? null;

async function checkOfBooking({ tx, session, values }: Write, piece: Piece): Promise<void> {
  const bookingId = idOf(values['booking_id']);
  if (bookingId === null) return;
  const booking = await tx
    .selectFrom('equipment_booking')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', bookingId)
    .select('type_id')
    .executeTakeFirst();
  if (booking?.type_id !== piece.type_id) delete values['booking_id'];
}

/** Ends what is the latest hand-over of a piece so far. */
export async function endLatest(tx: Tx, { tenantId, pieceId }: OfPiece): Promise<void> {
  await tx
    .updateTable('equipment_custody')
    .where('tenant_id', '=', tenantId)
    .where('equipment_id', '=', pieceId)
    .where('ended_at', 'is', null)
    .set({ ended_at: new Date().toISOString() })
    .execute();
}

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const kindOf = (value: unknown): HandOver => (value === 'in' ? 'in' : 'out');

const wantedOf = (values: Values): Wanted => ({
  kind: kindOf(values['kind']),
  to_user_id: idOf(values['to_user_id']),
  job_id: idOf(values['job_id']),
  place_id: idOf(values['place_id']),
});

async function readableJobs({ mayRead }: Write, jobIds: readonly (number | null)[]) {
  const readable = new Set<number>();
  for (const id of jobIds) if (id !== null && (await mayRead('Job', id))) readable.add(id);
  return (id: number): boolean => readable.has(id);
}

function refuseProblem(problem: CustodyProblem | null): void {
  if (problem === 'not-yours')
    throw new Refusal('Somebody else has it. They bring it back, or whoever manages equipment does.');
  if (problem === 'nobody') throw new Refusal('Say to whom it goes: a person, a project or a place.');
  if (problem === 'for-others')
    throw new Refusal('You may take equipment yourself. Who manages equipment checks it out to others.');
  if (problem === 'foreign-project') throw new Refusal('You may take equipment to projects that you work on.');
  if (problem === 'places-are-for-managers')
    throw new Refusal('Take it yourself, or for a project. Who manages equipment checks it out to a place.');
}

async function checkOut({ tx, session, values }: Write, { piece, latest }: Moved): Promise<void> {
  const { tenantId } = session;
  if (piece.archived === 1) throw new Refusal(sentence`${piece.description} is archived, so it does not go out.`);
  const stopped = await outageOf(tx, { tenantId, pieceId: piece.id });
  if (stopped) throw new Refusal(sentence`${piece.description} is out of service and stays here: ${stopped.cause}`);
  if (latest?.kind !== 'out' || latest.id === values['follows_id']) return;
  const who = await whereabouts(tx, { tenantId, at: latest });
  throw new Refusal(
    sentence`${piece.description} is out already: ${who}. Check it in first, or scan it again and take it over.`,
  );
}

const outageOf = (tx: Tx, { tenantId, pieceId }: OfPiece) =>
  tx
    .selectFrom('equipment_outage')
    .where('tenant_id', '=', tenantId)
    .where('equipment_id', '=', pieceId)
    .where('released_at', 'is', null)
    .select('cause')
    .executeTakeFirst();

/** What is in comes in again only to go to another place; and nobody brings back what went out to somebody else meanwhile. */
async function checkIn({ tx, session, values }: Write, { piece, latest }: Moved): Promise<void> {
  if (latest?.kind !== 'out') {
    const placeId = idOf(values['place_id']);
    if (placeId !== null && placeId !== piece.place_id) return;
    throw new Refusal(sentence`${piece.description} is in already.`);
  }
  const seen = idOf(values['follows_id']);
  const isOther = seen === null ? String(latest.handed_at) > String(values['handed_at']) : seen !== latest.id;
  if (!isOther) return;
  const who = await whereabouts(tx, { tenantId: session.tenantId, at: latest });
  throw new Refusal(sentence`${piece.description} went out again meanwhile: ${who}. Scan it again if it is back.`);
}
