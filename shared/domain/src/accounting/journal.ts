import * as v from 'valibot';
import { objectInText } from '../json-text.ts';
import { ACCOUNT_ROLES, accountName } from './accounts.ts';
import type { AccountRole, AccountingSettings } from './accounts.ts';
import type { Entry, Split } from './entry.ts';

/** An account of QuickBooks Online. `type` is its own word for it. */
export type RemoteAccount = { id: string; name: string; type: string };

const RowsSchema = v.array(
  v.object({
    Id: v.string(),
    Name: v.string(),
    AccountType: v.string(),
    FullyQualifiedName: v.optional(v.string()),
    Active: v.optional(v.boolean(), true),
  }),
);

/** The accounts in use of a list that QuickBooks answered; none if it answered something else. */
export function remoteAccounts(rows: unknown): RemoteAccount[] {
  const parsed = v.safeParse(RowsSchema, rows);
  if (!parsed.success) return [];
  return parsed.output
    .filter(({ Active }) => Active)
    .map(({ Id, Name, AccountType, FullyQualifiedName = Name }) => ({
      id: Id,
      name: FullyQualifiedName,
      type: AccountType,
    }));
}

const ChosenSchema = v.record(v.picklist(ACCOUNT_ROLES), v.object({ id: v.string(), name: v.string() }));

/** Which account there each of ours is. */
export type ChosenAccounts = Partial<Record<AccountRole, { id: string; name: string }>>;

/** The choice in QuickbooksConnection.accounts_json; nothing for text that holds something else. */
export function chosenAccounts(text: string | null): ChosenAccounts {
  const parsed = v.safeParse(ChosenSchema, objectInText(text) ?? {});
  return parsed.success ? parsed.output : {};
}

const RECEIVABLE = 'Accounts Receivable';
const PAYABLE = 'Accounts Payable';

/** Whether an account may be chosen: what customers and suppliers owe stands in accounts that name them. */
export function mayBeAccount(role: AccountRole, { type }: RemoteAccount): boolean {
  if (role === 'receivable') return type === RECEIVABLE;
  if (role === 'payable') return type === PAYABLE;
  return type !== PAYABLE && (type !== RECEIVABLE || role === 'holdback');
}

/** The account that is most probably meant: the one of that name, or the only one that may be chosen. */
export function suggestedAccount(
  role: AccountRole,
  accounts: readonly RemoteAccount[],
  settings: AccountingSettings,
): RemoteAccount | null {
  const possible = accounts.filter((account) => mayBeAccount(role, account));
  const wanted = accountName(settings, role).toLowerCase();
  const named = possible.find(({ name }) => name.toLowerCase() === wanted);
  return named ?? (possible.length === 1 ? (possible[0] ?? null) : null);
}

const counts = ({ cents }: Split): boolean => cents !== 0;

/** The first of our accounts in an entry that is none there yet. */
export const unchosenAccount = ({ splits }: Entry, chosen: ChosenAccounts): AccountRole | null =>
  splits.filter(counts).find(({ account }) => chosen[account] === undefined)?.account ?? null;

/** QuickBooks Online has no longer number of an entry, name, or note. */
const LONGEST_NUMBER = 21;
const LONGEST_NAME = 100;
const LONGEST_NOTE = 4000;
const NAMELESS = 'Not named';

/** Whom an entry is of, as QuickBooks may call them: no colon, tab or break, which would make it a name below another one. */
export const remoteName = ({ name }: Pick<Entry, 'name'>): string =>
  name
    .replaceAll(/[:\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim() || NAMELESS;

/** Accounts whose lines name the customer or supplier. */
const NAMED: ReadonlySet<AccountRole> = new Set(['receivable', 'holdback', 'payable']);

type Booked = { chosen: ChosenAccounts; party: { type: 'Customer' | 'Vendor'; id: string } | null };

/** An entry as a journal entry of QuickBooks Online: each amount on its account, to the cent. */
export function journalEntry(entry: Entry, { chosen, party }: Booked) {
  const { number, day, job, name, memo } = entry;
  const said = [number, name, job, memo].filter((text) => text !== '').join(', ');
  return {
    DocNumber: number.slice(-LONGEST_NUMBER),
    TxnDate: day,
    PrivateNote: said.slice(0, LONGEST_NOTE),
    Line: entry.splits.filter(counts).map((split, at) => {
      const { account, cents, tax, rate } = split;
      const isNamed = party !== null && NAMED.has(account);
      return {
        Id: String(at),
        Description: tax === undefined ? said.slice(0, LONGEST_NOTE) : `${tax} ${rate ?? ''}`.trim(),
        Amount: Math.abs(cents) / 100,
        DetailType: 'JournalEntryLineDetail',
        JournalEntryLineDetail: {
          PostingType: cents > 0 ? 'Debit' : 'Credit',
          AccountRef: { value: chosen[account]?.id ?? '' },
          ...(isNamed ? { Entity: { Type: party.type, EntityRef: { value: party.id } } } : {}),
        },
      };
    }),
  };
}
