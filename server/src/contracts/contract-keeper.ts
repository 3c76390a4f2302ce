import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Database, Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';
import { wakeBoards } from '../visits/wake-boards.ts';
import { makeVisits } from './make-visits.ts';

type Keeping = { db: Database; bus: Bus; log: Logger; push: { wake: () => void } };

/** Makes the visits of contracts when their time has come, ends what has expired, and says in time that it will. */
export type ContractKeeper = {
  /** @returns how many visits were made. What another process makes is not made twice. */
  makeDue: () => Promise<number>;
  close: () => Promise<void>;
};

const LOOK_MS = 60 * 60 * 1000;

export function openContractKeeper(keeping: Keeping): ContractKeeper {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = makeDue(keeping).catch((error: unknown) =>
      keeping.log.error({ err: error }, 'making visits of contracts'),
    );
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    makeDue: () => makeDue(keeping),
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

type Due = { id: number; tenant_id: number };

async function makeDue(keeping: Keeping): Promise<number> {
  const { db, log, push } = keeping;
  await db.system((tx) => endExpired(tx));
  if ((await db.system((tx) => tellEnding(tx))) > 0) push.wake();
  let total = 0;
  for (const { id, tenant_id: tenantId } of await db.system((tx) => inForce(tx))) {
    const { made } = await db
      .system((tx) => makeVisits(tx, { tenantId, id }))
      .catch((error: unknown) => {
        log.error({ err: error, contract: id }, 'making visits of a contract');
        return { made: [] };
      });
    total += made.length;
    if (made.length > 0) wakeBoards(keeping, tenantId);
  }
  return total;
}

async function inForce(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<Due>`select id, tenant_id from service_contract
    where state = 'active' and archived = 0 and rrule is not null and starts_on is not null order by id`.execute(tx);
  return rows;
}

async function endExpired(tx: Tx): Promise<void> {
  await sql`update service_contract set state = 'ended', next_due = null, updated_at = now()
    where state = 'active' and expiry < (now() at time zone coalesce(time_zone, 'UTC'))::date`.execute(tx);
}

const WARN_DAYS = 60;
type Ending = Due & { title: string; slug: string; days: number; created_by: number };

/** Whoever made a contract is told once for each of its ends, so that it is renewed in time. */
async function tellEnding(tx: Tx): Promise<number> {
  const { rows } = await sql<Ending>`update service_contract c set told_expiry = c.expiry
    from user_permission p
    where p.tenant_id = c.tenant_id and p.user_id = c.created_by and p.is_inactive = 0
      and c.state = 'active' and c.archived = 0 and c.expiry is not null and c.told_expiry is distinct from c.expiry
      and c.expiry <= (now() at time zone coalesce(c.time_zone, 'UTC'))::date + ${WARN_DAYS}::int
    returning c.id, c.tenant_id, c.title, c.slug, c.created_by,
      c.expiry - (now() at time zone coalesce(c.time_zone, 'UTC'))::date as days`.execute(tx);
  for (const { tenant_id: tenantId, title, slug, days, created_by: userId } of rows) {
    const message = sentence`The contract “${title}” ends in ${days} days. Renew it, or let it end.`;
    await postNotification(tx, {
      kind: 'visits',
      about: null,
      tenantId,
      userId,
      message,
      link: `/service-contract/${slug}/details`,
    });
  }
  return rows.length;
}
