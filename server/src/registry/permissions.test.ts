import type { Field } from '@fieldspan/contract/field';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { NOBODY } from '@fieldspan/domain/access';
import type { AccessRule, Verb } from '@fieldspan/domain/access';
import { GIVEN_MODULES, MODULES } from '@fieldspan/domain/modules';
import type { ModuleName } from '@fieldspan/domain/modules';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../db/database.ts';
import { tableName } from '../db/table-name.ts';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant } from '../testing/record-calls.ts';
import { rowsSql } from './compile.ts';
import { entryOf } from './entries.ts';
import { fieldsOf } from './field-of.ts';
import { parseQuery } from './parse-query.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;

const NAMES = Object.values(models).map(({ name }) => name);

/** The others' rows are created by the test world, are views, or belong to no single company. */
const STORED = NAMES.filter(
  (name) =>
    models[name].tenancy === 'tenant' && !['Company', 'UserPermission', 'OpenTimeLog', 'UploadImage'].includes(name),
);

/**
 * Every member may see uploads in the library with their versions, folders that are not closed with their readers, whiteboards
 * that are not private, and drawings.
 */
const SHOWN: ReadonlySet<ModelName> = new Set<ModelName>([
  'LibraryUpload',
  'LibraryFileVersion',
  'LibraryFolderPerson',
  'LibraryFolderRole',
  'DrawCanvas',
  'ImageDrawLayer',
]);

/** The bin, what the use of machines has cost, links to files, and of every project its plans, its costing and what its customers were sent. */
const SHOWN_TO_ADMINS: ReadonlySet<ModelName> = new Set<ModelName>([
  'Trash',
  'CostEntry',
  'LibraryShare',
  'PlanSet',
  'PlanSheet',
  'PlanPin',
  'JobDocumentEvent',
  'JobDocumentLink',
  'BudgetLine',
  'CostForecast',
  'JobCost',
]);

/** They are saved by special calls, which have their own tests. */
const SPECIAL: ReadonlySet<ModelName> = new Set<ModelName>([
  'LibraryUpload',
  'UploadImage',
  'MessageThread',
  'Message',
  'MessageThreadUser',
  'ErrorLog',
  'Engagement',
]);

const rowId = (tenant: number) => 1000 + tenant;

beforeAll(async () => {
  world = await openWorld();
  await world.services.db.system(async (tx) => {
    await sql`set constraints all deferred`.execute(tx);
    for (const tenant of [1, 2]) {
      for (const name of STORED) await insertRow(tx, name, tenant);
    }
  });
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
}, 60_000);

afterAll(() => world.stop());

/** What the table asks for and the contract does not: it is worked out before a save. */
const GIVEN: Readonly<Record<string, unknown>> = {
  'Payment.amount': 1,
  'Payment.received_on': '2026-05-04',
  'PaymentAllocation.amount': 1,
  'JobPaymentAllocation.amount': 1,
  'ScheduleLine.value': 1,
  'LibraryFileVersion.number': 1,
  'LibraryShare.ends_at': '2027-05-04T08:00:00Z',
  'PlanSheet.width': 1,
  'PlanSheet.height': 1,
  'PlanPin.kind': 'photo',
  'DocumentEvent.kind': 'sent',
  'JobDocumentEvent.kind': 'sent',
};

/** A visit is of a call or of a project, and ends after it begins; what was sent is one document. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'Visit.job_id',
  'Visit.ends_at',
  ...['JobDocumentEvent', 'JobDocumentLink'].flatMap((name) => [`${name}.change_order_id`, `${name}.job_invoice_id`]),
]);

/** Columns that the table asks for and no call names. */
const HIDDEN: Partial<Record<ModelName, string>> = { CustomerLink: 'token_hash', JobDocumentLink: 'token_hash' };

/** A row that belongs to dan at North, or to eve at Lake; all its references are to such rows of the same company. */
async function insertRow(tx: Tx, name: ModelName, tenant: number): Promise<void> {
  const values: [string, unknown][] = [
    ['id', rowId(tenant)],
    ['tenant_id', tenant],
  ];
  for (const [field, known] of Object.entries(fieldsOf(name))) {
    const value = GIVEN[`${name}.${field}`] ?? sample(known, { name, tenant });
    if (LEFT_OUT.has(`${name}.${field}`)) continue;
    if (value !== undefined && !['id', 'tenant_id', 'slug', 'created_at', 'updated_at'].includes(field))
      values.push([field, value]);
  }
  const hidden = HIDDEN[name];
  if (hidden !== undefined) values.push([hidden, `${name} ${tenant}`]);
  await sql`insert into ${sql.table(tableName(name))} (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => value))})`.execute(tx);
}

function sample(
  { kind, required, ref, default: initial, computed }: Field,
  { name, tenant }: { name: string; tenant: number },
) {
  if (computed === true) return undefined;
  if (ref === 'User') return world.ids[tenant === 1 ? 'dan' : 'eve'];
  if (ref !== undefined) return isModelName(ref) && models[ref].tenancy === 'tenant' ? rowId(tenant) : undefined;
  if (!required || isFilledIn(initial)) return undefined;
  return kind === 'text' ? `${name} ${tenant}` : plainSample(kind);
}

/** By the column's default. A document has no number until it is issued, and its column has none. */
const isFilledIn = (initial: Field['default']): boolean => initial !== undefined && initial !== '';

const plainSample = (kind: Field['kind']) => (kind === 'date' ? '2026-05-04' : 1);

const RowsSchema = v.array(v.looseObject({ tenant_id: v.number() }));

const tenantsOf = (rows: unknown) => v.parse(RowsSchema, rows).map(({ tenant_id }) => tenant_id);

async function seen(caller: Caller, name: ModelName): Promise<number[] | 'refused'> {
  const { success, errors, data } = await caller.get(`${name}/get`, { limit: 200 });
  if (success) return tenantsOf(data);
  expect(errors.join(' ')).toMatch(/^You do not have permission to read /);
  return 'refused';
}

const rulesOf = (name: ModelName, verb: Verb): readonly AccessRule[] => models[name][verb];
const modulesOf = (name: ModelName, verb: Verb) => rulesOf(name, verb).filter(isModule);

function isModule(rule: AccessRule): rule is ModuleName {
  return MODULES.some((module) => module === rule);
}

const isGiven = (rule: AccessRule, verb: Verb) => isModule(rule) && GIVEN_MODULES[rule]?.[verb] === true;

/** What somebody without any grant may access by the rules alone: all rows of the company, some rows, or none. */
function expected(name: ModelName, verb: Verb, role: 'Admin' | 'Basic'): 'all' | 'scoped' | 'refused' {
  const rules = rulesOf(name, verb).filter((rule) => rule !== '@none');
  const wholesale = rules.some(
    (rule) => rule !== '@scoped' && (role === 'Admin' || rule === '@member' || isGiven(rule, verb)),
  );
  const isShown = SHOWN.has(name) || (role === 'Admin' && SHOWN_TO_ADMINS.has(name));
  if (wholesale || (verb === 'read' && isShown)) return 'all';
  return rules.includes('@scoped') ? 'scoped' : 'refused';
}

describe.each(NAMES)('%s', (name) => {
  it('lets an Admin read what its rules allow, of one company only', async () => {
    const rows = await seen(ana, name);
    const rule = expected(name, 'read', 'Admin');
    if (rule === 'refused') return expect(rows).toBe('refused');
    expect(rows).not.toContain(2);
    if (STORED.includes(name)) expect(rows).toEqual(rule === 'all' ? [1] : []);
    return undefined;
  });

  it('hides it from another company’s Admin', async () => {
    expect(await seen(eve, name)).not.toContain(1);
  });

  it('lets Basic without grants read what its rules allow', async () => {
    const rows = await seen(cat, name);
    const rule = expected(name, 'read', 'Basic');
    if (rule === 'refused') expect(rows).toBe('refused');
    else if (STORED.includes(name)) expect(rows).toEqual(rule === 'all' ? [1] : []);
    else expect(rows).not.toContain(2);
  });

  it('is limited to one company by the filter alone', async () => {
    const identity = { userId: world.ids['ana'] ?? 0, tenantId: 1, viewer: { ...NOBODY, role: 'Admin' as const } };
    const query = parseQuery(new Map());
    // The system role is not restricted by row-level security.
    const { rows } = await world.services.db.system((tx) => rowsSql(identity, { name, query, most: 100 }).execute(tx));
    expect(tenantsOf(rows)).not.toContain(2);
  });

  it('is limited to one company by row-level security alone', async () => {
    if (name === 'UserToken') return;
    const all = sql`select tenant_id from ${sql.table(tableName(name))}`;
    const { rows } = await world.services.db.as({ userId: world.ids['ana'] ?? 0, tenantId: 1 }, (tx) =>
      all.execute(tx),
    );
    expect(tenantsOf(rows)).not.toContain(2);
    if (STORED.includes(name)) expect(tenantsOf(rows)).toEqual([1]);
  });

  it.each(modulesOf(name, 'read'))('opens to Basic with read on %s', async (module) => {
    await grant(world, 'bob', { [module]: { read: true } });
    expect(await seen(bob, name)).toEqual([1]);
    await grant(world, 'bob', {});
  });

  it('ROLE031 lets each role write what its rules allow', async () => {
    if (SPECIAL.has(name)) return;
    for (const [role, caller] of [
      ['Admin', ana],
      ['Basic', cat],
    ] as const) {
      const { errors } = await caller.post(`${name}/save`, { id: 999_999 });
      const may = expected(name, 'write', role) !== 'refused';
      const isKept = entryOf(name).without?.includes('update') === true;
      const allowed = isKept ? /cannot update/ : /not found/;
      expect(errors.join(' ')).toMatch(may ? allowed : /^You do not have permission to save /);
    }
  });

  it('has a row scope wherever its rules contain @scoped', () => {
    const { read, write } = entryOf(name);
    if (rulesOf(name, 'read').includes('@scoped')) expect(read).toBeDefined();
    if (rulesOf(name, 'write').includes('@scoped')) expect(write).toBeDefined();
  });
});

describe('somebody without a company', () => {
  it('can read nothing of any company', async () => {
    const dan = await world.signIn('dan');
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('user_id', '=', world.ids['dan'] ?? 0)
        .execute(),
    );
    for (const name of STORED) expect([name, await seen(dan, name)]).toEqual([name, expect.toSatisfy(isNothing)]);
  });
});

function isNothing(rows: unknown): boolean {
  return rows === 'refused' || (Array.isArray(rows) && rows.length === 0);
}
