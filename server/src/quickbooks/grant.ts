import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { sentence } from '../http/sentence.ts';
import type { Books, QuickbooksAdapter, Tokens } from './quickbooks-adapter.ts';
import { QuickbooksFault } from './quickbooks-fault.ts';
import { tellAdmins } from './tell-admins.ts';

export type QuickbooksServices = Pick<Services, 'db' | 'secrets' | 'clock' | 'quickbooks'>;

type Row = { realm_id: string; access: string; access_until: string; refresh: string; renewing_until: string | null };

/** Tokens end this long before they do, so that none ends on the way. */
const EARLY_MS = 2 * 60_000;
/** A process that renews longer than this has died. */
const LEASE_MS = 45_000;
const LOOK_MS = 250;

/** What tokens are sealed for: in the row of another company they cannot be opened. */
const sealedFor = (tenantId: number): string => `quickbooks ${tenantId}`;

const NOT_CONNECTED = 'QuickBooks is not connected.';

type Granted = { tenantId: number; realm: string; tokens: Tokens };

/** Keeps the tokens of a company instead of those that it had. */
export async function keepGrant(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  { tenantId, realm, tokens }: Granted,
): Promise<void> {
  const { access, accessUntil, refresh, refreshUntil } = tokens;
  const seal = (token: string): string => secrets.seal(token, sealedFor(tenantId));
  await sql`
    insert into quickbooks_grant (tenant_id, realm_id, access, access_until, refresh, refresh_until)
    values (${tenantId}, ${realm}, ${seal(access)}, ${accessUntil}, ${seal(refresh)}, ${refreshUntil})
    on conflict (tenant_id) do update set realm_id = excluded.realm_id, access = excluded.access,
      access_until = excluded.access_until, refresh = excluded.refresh, refresh_until = excluded.refresh_until,
      renewing_until = null`.execute(tx);
}

/** Forgets the tokens of a company. @returns where they led, and the refresh token, to end it there too */
export async function forgetGrant(
  tx: Tx,
  { secrets }: Pick<Services, 'secrets'>,
  tenantId: number,
): Promise<{ realm: string; refresh: string } | null> {
  const { rows } = await sql<Row>`delete from quickbooks_grant where tenant_id = ${tenantId} returning *`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { realm: row.realm_id, refresh: secrets.open(row.refresh, sealedFor(tenantId)) };
}

/** The adapter of this server. @throws QuickbooksFault where none is set */
export function adapterOf({ quickbooks }: Pick<Services, 'quickbooks'>): QuickbooksAdapter {
  if (quickbooks === null) throw new QuickbooksFault('sign-in', 'This server is not set up to reach QuickBooks.');
  return quickbooks;
}

/**
 * Does something with the books of a company. A token that has ended is renewed, and what was refused for it is done again.
 * @throws QuickbooksFault
 */
export async function withBooks<T>(
  services: QuickbooksServices,
  tenantId: number,
  work: (books: Books) => Promise<T>,
): Promise<T> {
  const books = await reachBooks(services, tenantId, null);
  try {
    return await work(books);
  } catch (error) {
    if (!(error instanceof QuickbooksFault) || error.kind !== 'sign-in') throw error;
  }
  const renewed = await reachBooks(services, tenantId, books.access);
  try {
    return await work(renewed);
  } catch (error) {
    if (error instanceof QuickbooksFault && error.kind === 'sign-in') await noteConsent(services, tenantId);
    throw error;
  }
}

/** A token that lasts, and is another one than was refused. */
async function reachBooks(services: QuickbooksServices, tenantId: number, refused: string | null): Promise<Books> {
  for (;;) {
    const step = await services.db.system((tx) => nextStep(tx, services, { tenantId, refused }));
    if ('access' in step) return step;
    if ('refresh' in step) return renew(services, tenantId, step);
    await wait(LOOK_MS);
  }
}

type Renewing = { realm: string; refresh: string; sealed: string };

/** The token, the refresh token that this process renews now, or nothing while another one does. */
async function nextStep(
  tx: Tx,
  { secrets, clock }: QuickbooksServices,
  { tenantId, refused }: { tenantId: number; refused: string | null },
): Promise<Books | Renewing | { waits: true }> {
  const { rows } = await sql<Row>`select * from quickbooks_grant where tenant_id = ${tenantId} for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new QuickbooksFault('sign-in', NOT_CONNECTED);
  const now = clock().getTime();
  const access = secrets.open(row.access, sealedFor(tenantId));
  if (access !== refused && Date.parse(row.access_until) - EARLY_MS > now) return { realm: row.realm_id, access };
  if (row.renewing_until !== null && Date.parse(row.renewing_until) > now) return { waits: true };
  await sql`update quickbooks_grant set renewing_until = ${new Date(now + LEASE_MS)}
    where tenant_id = ${tenantId}`.execute(tx);
  return { realm: row.realm_id, refresh: secrets.open(row.refresh, sealedFor(tenantId)), sealed: row.refresh };
}

async function renew(services: QuickbooksServices, tenantId: number, step: Renewing): Promise<Books> {
  const { realm, refresh, sealed } = step;
  try {
    const tokens = await adapterOf(services).renew(refresh);
    // Whoever connected or disconnected meanwhile has other tokens by now.
    const isKept = await services.db.system(async (tx) => {
      const { rows } = await sql`select from quickbooks_grant
        where tenant_id = ${tenantId} and refresh = ${sealed} for update`.execute(tx);
      if (rows.length > 0) await keepGrant(tx, services, { tenantId, realm, tokens });
      return rows.length > 0;
    });
    return isKept ? { realm, access: tokens.access } : await reachBooks(services, tenantId, null);
  } catch (error) {
    await services.db.system((tx) =>
      sql`update quickbooks_grant set renewing_until = null
        where tenant_id = ${tenantId} and refresh = ${sealed}`.execute(tx),
    );
    if (error instanceof QuickbooksFault && error.kind === 'sign-in') await noteConsent(services, tenantId);
    throw error;
  }
}

/** Nobody is let in until somebody consents again; the Admins are told once. */
async function noteConsent({ db }: QuickbooksServices, tenantId: number): Promise<void> {
  await db.system(async (tx) => {
    const { rows } = await sql`update quickbooks_connection set needs_consent = 1
      where tenant_id = ${tenantId} and is_active = 1 and needs_consent = 0 returning id`.execute(tx);
    if (rows.length === 0) return;
    const message = sentence`QuickBooks lets nobody in any more. What is exported waits until you connect it again.`;
    await tellAdmins(tx, { tenantId, message, link: '/apps/integrations' });
  });
}
