import { ACCOUNTS, ACCOUNT_ROLES } from '@fieldspan/domain/accounting/accounts';
import type { AccountRole } from '@fieldspan/domain/accounting/accounts';
import { mayBeAccount, remoteAccounts } from '@fieldspan/domain/accounting/journal';
import type { ChosenAccounts, RemoteAccount } from '@fieldspan/domain/accounting/journal';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Services, Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { jsonText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { sentence, term } from '../../http/sentence.ts';
import { inWords } from '../../quickbooks/fault-words.ts';
import { adapterOf, withBooks } from '../../quickbooks/grant.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { requireAdmin, requireConnection, requireService } from './guards.ts';

/** The accounts of the books there. */
async function accountsThere(services: Services, session: Session): Promise<RemoteAccount[]> {
  requireAdmin(session);
  await requireConnection(services, session);
  requireService(services);
  await services.limits.take('quickbooks', session.tenantId);
  const rows = await inWords(
    withBooks(services, session.tenantId, (books) => adapterOf(services).list(books, { list: 'Account', where: '' })),
  );
  return remoteAccounts(rows);
}

const SaveSchema = v.object({
  accounts_json: jsonText(v.record(v.picklist(ACCOUNT_ROLES), v.string())),
  before: shortText(20_000),
});

/** Keeps which account of QuickBooks each of ours is. */
export const saveAccounts: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksConnection/save-accounts',
  summary:
    'Keep which account of QuickBooks Online each of ours is (ids by our accounts; before: accounts_json as it was seen); what waited for one goes on',
  session: 'required',
  takes: SaveSchema,
  async handle({ read, services, session, transact }) {
    const { accounts_json: ids, before } = await read(SaveSchema);
    requireAdmin(session);
    requireSubscription(session, 'QuickbooksConnection');
    const chosen = chosenOf(ids, await accountsThere(services, session));
    await transact(async (tx) => {
      const { rows } = await sql`update quickbooks_connection set accounts_json = ${JSON.stringify(chosen)}
        where tenant_id = ${session.tenantId} and is_active = 1
          and coalesce(accounts_json::text, '') = ${before} returning id`.execute(tx);
      if (rows.length === 0) throw new Refusal('Somebody changed this meanwhile. Look at it again.');
      await sql`update quickbooks_item set next_try = now(), problem = null, said = null
        where tenant_id = ${session.tenantId} and state = 'waiting' and problem = 'account'`.execute(tx);
    });
    return null;
  },
};

/** @throws Refusal for an account that is not there, or cannot be meant */
function chosenOf(ids: Partial<Record<AccountRole, string>>, accounts: readonly RemoteAccount[]): ChosenAccounts {
  const chosen: ChosenAccounts = {};
  for (const role of ACCOUNT_ROLES) {
    const id = ids[role] ?? '';
    if (id === '') continue;
    const account = accounts.find((each) => each.id === id);
    if (account === undefined)
      throw new Refusal(sentence`The account for “${term(ACCOUNTS[role].name)}” is not in QuickBooks any more.`);
    if (!mayBeAccount(role, account))
      throw new Refusal(sentence`“${account.name}” cannot be the account for “${term(ACCOUNTS[role].name)}”.`);
    chosen[role] = { id, name: account.name };
  }
  return chosen;
}
