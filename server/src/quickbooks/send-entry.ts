import { createHash } from 'node:crypto';
import type { Entry } from '@fieldspan/domain/accounting/entry';
import { journalEntry, remoteName } from '@fieldspan/domain/accounting/journal';
import type { ChosenAccounts } from '@fieldspan/domain/accounting/journal';
import * as v from 'valibot';
import type { Books, QuickbooksAdapter } from './quickbooks-adapter.ts';
import { DUPLICATE_NAME, QuickbooksFault } from './quickbooks-fault.ts';

type Sending = { entry: Entry; chosen: ChosenAccounts; requestId: string; today: string };

/**
 * Makes an entry of the journal there, once however often it is sent with the same request id, and the customer or supplier
 * before it.
 * @returns its id there
 * @throws QuickbooksFault
 */
export async function sendEntry(adapter: QuickbooksAdapter, books: Books, sending: Sending): Promise<string> {
  const { entry, chosen, requestId, today } = sending;
  const kind = KINDS[entry.party];
  const name = remoteName(entry);
  const party = kind === null ? null : { type: kind.list, id: await personId(adapter, books, { kind, name, today }) };
  return adapter.make(books, { kind: 'journalentry', body: journalEntry(entry, { chosen, party }), requestId });
}

type Kind = { list: 'Customer' | 'Vendor'; make: 'customer' | 'vendor'; otherwise: string };

/** QuickBooks has each name once, whether it is of a customer, a supplier or an employee. */
const KINDS: Readonly<Record<Entry['party'], Kind | null>> = {
  customer: { list: 'Customer', make: 'customer', otherwise: ' (customer)' },
  vendor: { list: 'Vendor', make: 'vendor', otherwise: ' (supplier)' },
  none: null,
};

type Person = { kind: Kind; name: string; today: string };

async function personId(adapter: QuickbooksAdapter, books: Books, person: Person): Promise<string> {
  const { kind, name } = person;
  try {
    return (await knownId(adapter, books, person)) ?? (await makePerson(adapter, books, person));
  } catch (error) {
    if (!(error instanceof QuickbooksFault) || error.code !== DUPLICATE_NAME) throw error;
  }
  // Perhaps another process made it meanwhile.
  const made = await knownId(adapter, books, person);
  if (made !== null) return made;
  const other = { ...person, name: `${name}${kind.otherwise}` };
  return (await knownId(adapter, books, other)) ?? (await makePerson(adapter, books, other));
}

const KnownSchema = v.array(v.object({ Id: v.string() }));

async function knownId(adapter: QuickbooksAdapter, books: Books, { kind, name }: Person): Promise<string | null> {
  const text = name.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  const found = v.safeParse(
    KnownSchema,
    await adapter.list(books, { list: kind.list, where: `DisplayName = '${text}'` }),
  );
  if (!found.success) throw new QuickbooksFault('unknown', 'QuickBooks answered something else.');
  return found.output[0]?.Id ?? null;
}

/** Two processes that miss the same name on one day ask with the same request id, so that it is made once. */
function makePerson(adapter: QuickbooksAdapter, books: Books, { kind, name, today }: Person): Promise<string> {
  const requestId = createHash('sha256')
    .update(`${books.realm} ${kind.make} ${name} ${today}`)
    .digest('hex')
    .slice(0, 40);
  return adapter.make(books, { kind: kind.make, body: { DisplayName: name }, requestId });
}
