import * as v from 'valibot';

/** An account, customer, supplier or entry; QuickBooks writes its names with capital letters. */
type Row = Record<string, unknown> & { Id: string };

const account = (Id: string, Name: string, AccountType: string): Row => ({ Id, Name, AccountType, Active: true });

/** The accounts that a new company there has, and some that a contractor adds. */
const ACCOUNTS = [
  account('35', 'Chequing', 'Bank'),
  account('84', 'Accounts Receivable (A/R)', 'Accounts Receivable'),
  account('4', 'Undeposited Funds', 'Other Current Asset'),
  account('61', 'Holdbacks Receivable', 'Other Current Asset'),
  account('33', 'Accounts Payable (A/P)', 'Accounts Payable'),
  account('41', 'Credit Card', 'Credit Card'),
  account('90', 'Sales Tax to Pay', 'Other Current Liability'),
  account('91', 'Sales Tax to Claim', 'Other Current Asset'),
  account('1', 'Service Income', 'Income'),
  account('79', 'Project Income', 'Income'),
  account('80', 'Job Materials', 'Cost of Goods Sold'),
  account('81', 'Job Labour', 'Cost of Goods Sold'),
  account('82', 'Subcontractors', 'Cost of Goods Sold'),
  account('83', 'Equipment Rental', 'Expense'),
  account('85', 'Permits', 'Expense'),
  account('86', 'Other Job Costs', 'Expense'),
];

export class BooksFault extends Error {
  override readonly name = 'BooksFault';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const QUERY = /^select \* from (\w+)(?: where (\w+) = '((?:[^'\\]|\\.)*)')? startposition (\d+) maxresults (\d+)$/;
const RefSchema = v.object({ value: v.string() });
const LineSchema = v.object({
  Amount: v.pipe(v.number(), v.minValue(0)),
  DetailType: v.literal('JournalEntryLineDetail'),
  JournalEntryLineDetail: v.object({
    PostingType: v.picklist(['Debit', 'Credit']),
    AccountRef: RefSchema,
    Entity: v.optional(v.object({ Type: v.picklist(['Customer', 'Vendor']), EntityRef: RefSchema })),
  }),
});
type Line = v.InferOutput<typeof LineSchema>;
const EntrySchema = v.object({
  DocNumber: v.optional(v.string(), ''),
  Line: v.pipe(v.array(LineSchema), v.minLength(2)),
});
const PersonSchema = v.object({ DisplayName: v.pipe(v.string(), v.nonEmpty()) });

/** The books of one company, with the rules of QuickBooks that matter here. */
export class LocalBooks {
  readonly accounts: Row[] = structuredClone(ACCOUNTS);
  readonly customers: Row[] = [];
  readonly vendors: Row[] = [];
  readonly entries: Row[] = [];
  readonly name: string;
  readonly currency: string;
  #lastId = 1000;

  constructor(name: string, currency: string) {
    this.name = name;
    this.currency = currency;
  }

  /** @throws BooksFault */
  query(text: string): Record<string, unknown> {
    const [, list = '', field, value = '', start = '1', most = '1000'] = QUERY.exec(text) ?? [];
    const rows = this.#list(list);
    if (rows === null) throw new BooksFault('4000', `Error parsing query: ${text}`);
    const wanted = value.replaceAll(/\\(.)/g, '$1').toLowerCase();
    const matching = rows.filter((row) => field === undefined || String(row[field]).toLowerCase() === wanted);
    const page = matching.slice(Number(start) - 1, Number(start) - 1 + Number(most));
    return page.length === 0 ? {} : { [list]: page, startPosition: Number(start), maxResults: page.length };
  }

  #list(name: string): Record<string, unknown>[] | null {
    if (name === 'Account') return this.accounts;
    if (name === 'Customer') return this.customers;
    if (name === 'Vendor') return this.vendors;
    if (name === 'CompanyInfo') return [{ Id: '1', CompanyName: this.name }];
    if (name === 'Preferences') return [{ Id: '1', CurrencyPrefs: { HomeCurrency: { value: this.currency } } }];
    return null;
  }

  /** @throws BooksFault */
  make(kind: string, body: unknown): Record<string, Row> {
    if (kind === 'customer') return { Customer: this.#person(this.customers, body) };
    if (kind === 'vendor') return { Vendor: this.#person(this.vendors, body) };
    if (kind === 'journalentry') return { JournalEntry: this.#entry(body) };
    throw new BooksFault('500', `Unsupported Operation: ${kind}`);
  }

  #add(rows: Row[], body: object): Row {
    this.#lastId += 1;
    const row = { ...body, Id: String(this.#lastId), SyncToken: '0' };
    rows.push(row);
    return row;
  }

  #person(rows: Row[], body: unknown): Row {
    const { DisplayName: name } = read(PersonSchema, body);
    if (/[:\t\n]/.test(name)) throw new BooksFault('2040', 'Invalid String. DisplayName has a colon, tab or break.');
    const isTaken = [...this.customers, ...this.vendors].some(
      (row) => String(row['DisplayName']).toLowerCase() === name.toLowerCase(),
    );
    if (isTaken)
      throw new BooksFault(
        '6240',
        `The name supplied already exists. : Another customer, vendor or employee is ${name}`,
      );
    return this.#add(rows, { DisplayName: name, Active: true });
  }

  #entry(body: unknown): Row {
    const { DocNumber: number, Line: lines } = read(EntrySchema, body);
    if (number.length > 21) throw new BooksFault('2050', 'String length is either shorter or longer than supported.');
    for (const line of lines) this.#checkLine(line);
    const cents = lines.reduce((sum, line) => sum + signedCents(line), 0);
    if (cents !== 0) throw new BooksFault('6000', 'Business Validation Error: Debits do not equal credits.');
    return this.#add(this.entries, Object.assign({}, body));
  }

  #checkLine({ JournalEntryLineDetail: { AccountRef, Entity } }: Line): void {
    const used = this.accounts.find(({ Id }) => Id === AccountRef.value);
    if (used === undefined)
      throw new BooksFault('2500', `Invalid Reference Id : Accounts element id ${AccountRef.value}`);
    if (used['Active'] !== true)
      throw new BooksFault('610', `Object Not Found : ${String(used['Name'])} has been made inactive.`);
    const who = Entity?.Type === 'Customer' ? this.customers : this.vendors;
    if (Entity !== undefined && !who.some(({ Id }) => Id === Entity.EntityRef.value))
      throw new BooksFault('2500', `Invalid Reference Id : Names element id ${Entity.EntityRef.value}`);
    const needed = NAMED.get(String(used['AccountType']));
    if (needed !== undefined && Entity?.Type !== needed)
      throw new BooksFault(
        '6000',
        `When you use ${String(used['AccountType'])}, you must choose a ${needed.toLowerCase()} in the Name field.`,
      );
  }
}

/** Accounts in which each line names somebody. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['Accounts Receivable', 'Customer'],
  ['Accounts Payable', 'Vendor'],
]);

const signedCents = ({ Amount, JournalEntryLineDetail: { PostingType } }: Line): number =>
  Math.round(Amount * 100) * (PostingType === 'Debit' ? 1 : -1);

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new BooksFault('2020', `Required param missing: ${v.getDotPath(result.issues[0]) ?? 'body'}`);
}
