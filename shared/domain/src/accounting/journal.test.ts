import { describe, expect, it } from 'vitest';
import type { AccountRole } from './accounts.ts';
import { bookInvoice } from './book.ts';
import {
  chosenAccounts,
  journalEntry,
  mayBeAccount,
  remoteAccounts,
  remoteName,
  suggestedAccount,
  unchosenAccount,
} from './journal.ts';

const ACCOUNTS = [
  { id: '1', name: 'Debtors', type: 'Accounts Receivable' },
  { id: '2', name: 'Accounts Payable', type: 'Accounts Payable' },
  { id: '3', name: 'Project Income', type: 'Income' },
  { id: '4', name: 'Chequing', type: 'Bank' },
];

const entry = bookInvoice({
  isProject: true,
  isCredit: false,
  day: '2026-05-02',
  due: null,
  number: 'PROJECT-2026-0000000000007',
  name: 'Willow: Court',
  job: 'J-1',
  memo: '',
  total: 508_500,
  taxTotal: 58_500,
  held: 50_000,
  released: 0,
  taxes: [{ name: 'HST', rate: '13%', cents: 58_500 }],
});
const CHOSEN = {
  receivable: { id: '1', name: 'Debtors' },
  project_sales: { id: '3', name: 'Project Income' },
  holdback: { id: '5', name: 'Held' },
  tax_collected: { id: '6', name: 'HST' },
};

describe('an entry of the journal of QuickBooks Online', () => {
  it('has each amount on its account, and comes to nothing', () => {
    const { Line: lines, ...head } = journalEntry(entry, { chosen: CHOSEN, party: { type: 'Customer', id: '9' } });
    expect(head).toEqual({
      DocNumber: 'CT-2026-0000000000007',
      TxnDate: '2026-05-02',
      PrivateNote: 'PROJECT-2026-0000000000007, Willow: Court, J-1',
    });
    const said = lines.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef, Entity } }) => [
      AccountRef.value,
      PostingType,
      Amount,
      Entity?.EntityRef.value ?? null,
    ]);
    expect(said).toEqual([
      ['1', 'Debit', 5085, '9'],
      ['3', 'Credit', 5000, null],
      ['5', 'Debit', 500, '9'],
      ['6', 'Credit', 585, null],
    ]);
  });

  it('names the first account that is not chosen, but none without an amount', () => {
    expect(unchosenAccount(entry, CHOSEN)).toBeNull();
    expect(unchosenAccount(entry, { receivable: CHOSEN.receivable })).toBe('project_sales');
    expect(unchosenAccount({ ...entry, splits: [{ account: 'bank', cents: 0 }] }, {})).toBeNull();
    expect(chosenAccounts('{"receivable":{"id":"1","name":"Debtors"}}')).toEqual({ receivable: CHOSEN.receivable });
    expect([chosenAccounts(null), chosenAccounts('{"x":1}')]).toEqual([{}, {}]);
  });

  it('has a name without what QuickBooks refuses', () => {
    expect(remoteName(entry)).toBe('Willow Court');
    expect(remoteName({ name: ' ' })).toBe('Not named');
    expect(remoteName({ name: 'x'.repeat(300) })).toHaveLength(100);
  });
});

const suggested = (role: AccountRole, accounts = {}) => suggestedAccount(role, ACCOUNTS, { accounts })?.id ?? null;
const possible = (role: AccountRole) => ACCOUNTS.filter((account) => mayBeAccount(role, account)).map(({ id }) => id);

describe('the accounts of QuickBooks Online', () => {
  it('are suggested by their name, or where only one is possible', () => {
    expect(suggested('receivable')).toBe('1');
    expect(suggested('project_sales')).toBe('3');
    expect(suggested('bank')).toBeNull();
    expect(suggested('bank', { bank: 'chequing' })).toBe('4');
  });

  it('are those of the list that are in use', () => {
    const rows = [
      { Id: '1', Name: 'HST', AccountType: 'Other Current Liability', FullyQualifiedName: 'Taxes:HST', Balance: 3 },
      { Id: '2', Name: 'Old', AccountType: 'Bank', Active: false },
    ];
    expect(remoteAccounts(rows)).toEqual([{ id: '1', name: 'Taxes:HST', type: 'Other Current Liability' }]);
    expect(remoteAccounts([{ Id: '1' }])).toEqual([]);
  });

  it('name who owes where somebody does, and nowhere else', () => {
    expect(possible('receivable')).toEqual(['1']);
    expect(possible('payable')).toEqual(['2']);
    expect(possible('holdback')).toEqual(['1', '3', '4']);
    expect(possible('material')).toEqual(['3', '4']);
  });
});
