import * as v from 'valibot';
import { objectInText } from '../json-text.ts';
import { msg } from '../message.ts';
import type { Message } from '../message.ts';

/**
 * What an amount is in the books: its usual account, its kind in QuickBooks Desktop, and what people read of it. Whoever keeps the
 * books says what their product calls the account.
 */
export const ACCOUNTS = {
  receivable: { usual: 'Accounts Receivable', kind: 'AR', name: msg('Owed by customers') },
  holdback: { usual: 'Holdbacks Receivable', kind: 'OCASSET', name: msg('Held back by customers') },
  bank: { usual: 'Undeposited Funds', kind: 'OCASSET', name: msg('Where payments of customers go') },
  service_sales: { usual: 'Service Income', kind: 'INC', name: msg('Sales of service calls') },
  project_sales: { usual: 'Project Income', kind: 'INC', name: msg('Sales of projects') },
  tax_collected: { usual: 'Taxes Collected', kind: 'OCLIAB', name: msg('Taxes on sales') },
  tax_paid: { usual: 'Taxes Claimed Back', kind: 'OCLIAB', name: msg('Taxes that are claimed back') },
  payable: { usual: 'Accounts Payable', kind: 'AP', name: msg('Owed to suppliers') },
  expenses: { usual: 'Expenses to Pay Back', kind: 'OCLIAB', name: msg('What expenses were paid from') },
  labour: { usual: 'Labour', kind: 'COGS', name: msg('Labour') },
  material: { usual: 'Materials', kind: 'COGS', name: msg('Material') },
  subcontract: { usual: 'Subcontractors', kind: 'COGS', name: msg('Subcontract') },
  equipment: { usual: 'Equipment Rental', kind: 'COGS', name: msg('Equipment') },
  permit: { usual: 'Permits', kind: 'COGS', name: msg('Permit') },
  other: { usual: 'Other Job Costs', kind: 'COGS', name: msg('Other costs') },
} as const satisfies Record<string, { usual: string; kind: string; name: Message }>;

export type AccountRole = keyof typeof ACCOUNTS;

export const isAccountRole = (key: string): key is AccountRole => Object.hasOwn(ACCOUNTS, key);
export const ACCOUNT_ROLES: readonly AccountRole[] = Object.keys(ACCOUNTS).filter(isAccountRole);

/** The longest name of an account: a line of a file holds it, and nothing that would begin another cell. */
export const LONGEST_ACCOUNT = 100;

const SettingsSchema = v.strictObject({
  accounts: v.record(
    v.picklist(ACCOUNT_ROLES),
    v.pipe(v.string(), v.maxLength(LONGEST_ACCOUNT), v.regex(/^[^\t\r\n"]*$/)),
  ),
});
export type AccountingSettings = { accounts: Partial<Record<AccountRole, string>> };

const read = (text: string | null) => v.safeParse(SettingsSchema, { accounts: {}, ...objectInText(text) });

/** The settings in CompanySetting.accounting_json; none for text that holds something else. */
export function accountingSettings(text: string | null): AccountingSettings {
  const parsed = read(text);
  return parsed.success ? parsed.output : { accounts: {} };
}

/** The names of the settings in a text that hold no possible value. */
export function wrongAccounting(text: string): string[] {
  const parsed = read(text);
  return parsed.success ? [] : [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** What the books call an account. */
export const accountName = ({ accounts }: AccountingSettings, role: AccountRole): string =>
  accounts[role]?.trim() || ACCOUNTS[role].usual;
