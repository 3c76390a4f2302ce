import type { CalendarFeed } from '@fieldspan/contract/feed-calls';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { SealError } from '../../factors/secret-box.ts';
import type { SecretBox } from '../../factors/secret-box.ts';
import { newToken, tokenHash } from '../../http/token.ts';

type Owner = { tenantId: number; userId: number };

const FILE = /^([\w-]{43})\.ics$/;
const COLUMNS = ['id', 'sealed_token', 'created_at', 'last_read_at'] as const;
type Stored = Omit<CalendarFeed, 'path'> & { sealed_token: string };

/** Tables of addresses are the system's alone, so whoever calls these says whose address is meant. */
export type FeedKeeper = { tx: Tx; secrets: SecretBox };

/** The person's address at the company; null while it is off. */
export async function feedOf({ tx, secrets }: FeedKeeper, owner: Owner): Promise<CalendarFeed | null> {
  const stored = await tx
    .selectFrom('calendar_feed')
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .select(COLUMNS)
    .executeTakeFirst();
  return stored ? shownFeed(secrets, owner, stored) : null;
}

/** Makes the address, or finds the one that was made meanwhile. */
export async function makeFeed(keeper: FeedKeeper, owner: Owner): Promise<CalendarFeed> {
  const { tx, secrets } = keeper;
  const made = await tx
    .insertInto('calendar_feed')
    .values({ tenant_id: owner.tenantId, user_id: owner.userId, ...newSecret(secrets, owner) })
    .onConflict((known) => known.columns(['tenant_id', 'user_id']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  const feed = made ? shownFeed(secrets, owner, made) : await feedOf(keeper, owner);
  return feed ?? makeFeed(keeper, owner);
}

/** Puts another secret in the place of one; null if it is no longer the person's address. */
export async function renewFeed({ tx, secrets }: FeedKeeper, owner: Owner, id: number): Promise<CalendarFeed | null> {
  const renewed = await tx
    .updateTable('calendar_feed')
    .where('id', '=', id)
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .set({
      id: sql<number>`default`,
      ...newSecret(secrets, owner),
      created_at: sql<string>`now()`,
      last_read_at: null,
    })
    .returning(COLUMNS)
    .executeTakeFirst();
  return renewed ? shownFeed(secrets, owner, renewed) : null;
}

/** @returns whether it still was the person's address */
export async function removeFeed(tx: Tx, owner: Owner, id: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('calendar_feed')
    .where('id', '=', id)
    .where('tenant_id', '=', owner.tenantId)
    .where('user_id', '=', owner.userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Whose feed the last part of an address opens; null if none. That it is read is noted once an hour. */
export async function ownerOfFeed(tx: Tx, file: string): Promise<Owner | null> {
  const token = FILE.exec(file)?.[1];
  if (token === undefined) return null;
  const { rows } = await sql<{ tenant_id: number; user_id: number }>`
    with feed as (select id, tenant_id, user_id, last_read_at from calendar_feed where token_hash = ${tokenHash(token)}),
    noted as (update calendar_feed c set last_read_at = now() from feed
      where c.id = feed.id and (feed.last_read_at is null or feed.last_read_at < now() - interval '1 hour'))
    select tenant_id, user_id from feed`.execute(tx);
  const [found] = rows;
  return found ? { tenantId: found.tenant_id, userId: found.user_id } : null;
}

const sealedFor = ({ tenantId, userId }: Owner): string => `calendar feed of ${userId} at ${tenantId}`;

function newSecret(secrets: SecretBox, owner: Owner) {
  const token = newToken();
  return { token_hash: tokenHash(token), sealed_token: secrets.seal(token, sealedFor(owner)) };
}

const shownFeed = (secrets: SecretBox, owner: Owner, { sealed_token: sealed, ...feed }: Stored): CalendarFeed => ({
  ...feed,
  path: pathOf(secrets, owner, sealed),
});

/** Without the key that sealed it the address still works, but cannot be shown. */
function pathOf(secrets: SecretBox, owner: Owner, sealed: string): string | null {
  try {
    return `/resources/calendars/${secrets.open(sealed, sealedFor(owner))}.ics`;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
