import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import type { Ask } from '../http/route.ts';
import { openPublicLink } from '../links/open-public-link.ts';
import type { PublicRecord } from '../links/open-public-link.ts';
import { mayReadRecord } from '../registry/may-read.ts';

/** A piece whose public page somebody opens; `mayRead`: they may also read the piece itself. */
type OpenedPiece = PublicRecord & { mayRead: boolean };

/**
 * The piece with this address, as its public page is opened; null if there is none. People who may read the machine open it by
 * its slug, even if the public link is off.
 * @throws Refusal if the link was turned off or has expired
 */
export async function openedPiece(
  { services: { db }, session }: Pick<Ask, 'services' | 'session'>,
  slug: string,
): Promise<OpenedPiece | null> {
  const own = session === null ? null : await db.as(session, (tx) => ownPiece(tx, session, slug));
  if (own !== null) return { ...own, mayRead: true };
  const found = await db.system((tx) => openPublicLink(tx, 'Equipment', slug));
  if (found === null) return null;
  const isColleague = session !== null && session.tenantId === found.tenantId;
  const mayRead =
    isColleague && (await db.as(session, (tx) => mayReadRecord({ tx, identity: session }, 'Equipment', found.id)));
  return { ...found, mayRead };
}

async function ownPiece(tx: Tx, session: Session, slug: string): Promise<PublicRecord | null> {
  const { tenantId } = session;
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .select('id')
    .executeTakeFirst();
  if (!piece || !(await mayReadRecord({ tx, identity: session }, 'Equipment', piece.id))) return null;
  return { id: piece.id, tenantId };
}
