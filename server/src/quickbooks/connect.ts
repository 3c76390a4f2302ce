import { isAmerican } from '@fieldspan/domain/is-american';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import type { Services, Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { publicOrigin } from '../http/origin.ts';
import { sentence } from '../http/sentence.ts';
import { newToken, tokenHash } from '../http/token.ts';
import { adapterOf, forgetGrant, keepGrant } from './grant.ts';
import type { QuickbooksAdapter, Tokens } from './quickbooks-adapter.ts';
import { QuickbooksFault } from './quickbooks-fault.ts';

const MINUTES = 15;

/** The redirect URI, which must be registered at Intuit: the page of the integrations. */
export const backAddress = ({ config }: Services, headers: Headers): string =>
  `${publicOrigin(config, headers)}/apps/integrations`;

type Beginning = { session: Session; back: string };

/** @returns the address of the consent page; only this session can finish it */
export async function beginConsent(services: Services, { session, back }: Beginning): Promise<string> {
  const state = newToken();
  const { tenantId, sessionId } = session;
  await services.db.system(async (tx) => {
    await sql`delete from quickbooks_request where expires_at < now()`.execute(tx);
    await sql`insert into quickbooks_request (state_hash, tenant_id, session_id, expires_at)
      values (${tokenHash(state)}, ${tenantId}, ${sessionId}, now() + make_interval(mins => ${MINUTES}))`.execute(tx);
  });
  return adapterOf(services).consentUrl({ state, back, tenantId });
}

/** @throws Refusal if the way there took too long, was used before, or began in another session */
export async function takeConsent({ db }: Services, { tenantId, sessionId }: Session, state: string): Promise<void> {
  const { rows } = await db.system((tx) =>
    sql`delete from quickbooks_request where state_hash = ${tokenHash(state)} and tenant_id = ${tenantId}
      and session_id = ${sessionId} and expires_at > now() returning state_hash`.execute(tx),
  );
  if (rows.length === 0)
    throw new Refusal('This took too long, was answered already, or began in another browser. Connect again.');
}

type Answer = { code: string; realm: string; back: string };

/**
 * Connects a company with the books that it consented to.
 * @throws QuickbooksFault, or Refusal for books in another currency
 */
export async function connectBooks(services: Services, session: Session, answer: Answer): Promise<string> {
  const adapter = adapterOf(services);
  const { realm, code, back } = answer;
  const tokens = await adapter.exchange({ code, back });
  try {
    const books = await describeBooks(adapter, { realm, access: tokens.access });
    const before = await services.db.system((tx) => connect(tx, services, { session, realm, tokens, books }), session);
    // Ending the consent for the same books would end the new one too.
    if (before !== null && before.realm !== realm) await endConsent(services, before.refresh);
    return books.name;
  } catch (error) {
    const isOwn = error instanceof QuickbooksFault || error instanceof Refusal;
    if (isOwn) await endConsent(services, tokens.refresh);
    throw error;
  }
}

type Described = { name: string; currency: string };
const CompanySchema = v.object({ CompanyName: v.string() });
const PreferencesSchema = v.object({ CurrencyPrefs: v.object({ HomeCurrency: v.object({ value: v.string() }) }) });

async function describeBooks(adapter: QuickbooksAdapter, books: { realm: string; access: string }): Promise<Described> {
  const [company] = await adapter.list(books, { list: 'CompanyInfo', where: '' });
  const [preferences] = await adapter.list(books, { list: 'Preferences', where: '' });
  const known = v.safeParse(v.tuple([CompanySchema, PreferencesSchema]), [company, preferences]);
  if (!known.success) throw new QuickbooksFault('unknown', 'QuickBooks answered something else.');
  const [{ CompanyName: name }, { CurrencyPrefs: currencies }] = known.output;
  return { name, currency: currencies.HomeCurrency.value };
}

type Connecting = { session: Session; realm: string; tokens: Tokens; books: Described };

async function connect(tx: Tx, services: Services, { session, realm, tokens, books }: Connecting) {
  const { tenantId, userId } = session;
  const { rows } = await sql<{ country: string | null }>`
    select country from company where id = ${tenantId} for update`.execute(tx);
  const currency = isAmerican(rows[0]?.country) ? 'USD' : 'CAD';
  if (currency !== books.currency)
    throw new Refusal(
      sentence`${books.name} keeps its books in ${books.currency}, and this company bills in ${currency}. Choose another company there, or set the country of yours.`,
    );
  const before = await forgetGrant(tx, services, tenantId);
  await keepGrant(tx, services, { tenantId, realm, tokens });
  await sql`insert into quickbooks_connection (tenant_id, realm_id)
    select ${tenantId}, ${realm} where not exists (select from quickbooks_connection where tenant_id = ${tenantId})`.execute(
    tx,
  );
  // Accounts of other books mean nothing here.
  await sql`update quickbooks_connection set is_active = 1, needs_consent = 0, realm_id = ${realm},
      company_name = ${books.name}, currency = ${books.currency}, connected_at = now(), connected_by = ${userId},
      accounts_json = case when realm_id = ${realm} then accounts_json end
    where tenant_id = ${tenantId}`.execute(tx);
  return before;
}

/** Ends the connection of a company, here at once, and at QuickBooks as far as that can be reached. */
export async function disconnectBooks(services: Services, session: Session): Promise<void> {
  const { tenantId } = session;
  const before = await services.db.system(async (tx) => {
    await sql`update quickbooks_connection set is_active = 0, needs_consent = 0
      where tenant_id = ${tenantId} and is_active = 1`.execute(tx);
    return forgetGrant(tx, services, tenantId);
  }, session);
  if (before !== null) await endConsent(services, before.refresh);
}

async function endConsent(services: Services, refresh: string): Promise<void> {
  try {
    await adapterOf(services).revoke(refresh);
  } catch (error) {
    if (!(error instanceof QuickbooksFault)) throw error;
    services.log.warn({ fault: error.message }, 'a consent at QuickBooks was not ended');
  }
}
