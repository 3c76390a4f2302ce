import type { Model } from '@fieldspan/contract/model';
import * as v from 'valibot';
import type { Answer, Attacker } from './attacker.ts';
import { EXPECTED } from './call-expectations.ts';
import { noCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { ALL_MODELS } from './victim.ts';
import type { KnownRow } from './victim.ts';

/** A person with their rights at the company. */
export type Role = {
  who: Attacker;
  /** null: not a member of the company. */
  rights: { isAdmin: boolean; modules: Readonly<Record<string, { read?: unknown; write?: unknown }>> } | null;
};

type Verb = 'read' | 'write';

const PermissionSchema = v.looseObject({
  user_id: v.number(),
  role_type: v.string(),
  module_permissions: v.nullable(v.string()),
});
const ModulesSchema = v.record(
  v.string(),
  v.looseObject({ read: v.optional(v.unknown()), write: v.optional(v.unknown()) }),
);

/** A colleague's rights as the server reports them to an Admin. */
export async function roleOf(admin: Attacker, who: Attacker): Promise<Role> {
  const { data } = await admin.get('UserPermission/get', { filters: { user_id: who.userId } });
  const [permission] = v.parse(v.array(PermissionSchema), data);
  if (!permission) return { who, rights: null };
  const modules = v.parse(ModulesSchema, JSON.parse(permission.module_permissions ?? '{}'));
  return { who, rights: { isAdmin: permission.role_type === 'Admin', modules } };
}

/** Whether the contract's rules allow it: yes, no, or depending on the row. */
function allowed({ rights }: Role, rules: readonly string[], verb: Verb): 'yes' | 'no' | 'rows' {
  if (rights !== null && rules.some((rule) => passes(rights, rule, verb))) return 'yes';
  return rules.includes('@scoped') ? 'rows' : 'no';
}

function passes({ isAdmin, modules }: NonNullable<Role['rights']>, rule: string, verb: Verb): boolean {
  if (rule === '@none' || rule === '@scoped') return false;
  if (isAdmin || rule === '@member') return true;
  const flag = modules[rule]?.[verb];
  return flag === true || flag === 1;
}

type Matrix = { roles: readonly Role[]; known: ReadonlyMap<string, readonly KnownRow[]> };

/**
 * Every generic call × role on the company's own records: without the right a person gets nothing and changes nothing.
 */
export async function attackRoles({ roles, known }: Matrix): Promise<Counts> {
  const counts = noCounts('Roles: models');
  for (const model of ALL_MODELS) {
    const [row] = known.get(model.name) ?? [];
    if (row) await Promise.all(roles.map((role) => onModel(counts, role, { model, row })));
  }
  return counts;
}

async function onModel(counts: Counts, role: Role, { model, row }: { model: Model; row: KnownRow }): Promise<void> {
  const on = { name: model.name, row };
  const reads = allowed(role, model.read, 'read');
  if (reads === 'no') await refusedReads(counts, role.who, on);
  if (reads === 'yes') await openRead(counts, role.who, model.name);
  if (allowed(role, model.write, 'write') === 'no') await refusedWrites(counts, role.who, on);
}

/**
 * Checks that a right that was given works: a matrix of refusals alone would pass on a server that refuses everything.
 */
async function openRead(counts: Counts, who: Attacker, name: string): Promise<void> {
  const answer = await who.get(`${name}/get`, { limit: 1 });
  const what = `${who.name}: ${name}/get is refused although it is allowed`;
  note(counts, { answer, what }, answer.success ? null : 'writes');
  const file = await who.get(`${name}/csv`);
  const isFile = file.status === 200 && !file.hasEnvelope;
  note(
    counts,
    { answer: file, what: `${who.name}: ${name}/csv is refused although it is allowed` },
    isFile ? null : 'writes',
  );
}

type On = { name: string; row: KnownRow };

/** Every model has it. */
const GROUPED_BY = 'slug';

async function refusedReads(counts: Counts, who: Attacker, { name, row }: On): Promise<void> {
  for (const [call, query] of [
    [`${name}/find/${row.id}`, {}],
    [`${name}/get`, { filters: { id: row.id } }],
    [`${name}/groups`, { group: { by: GROUPED_BY } }],
    [`${name}/csv`, {}],
  ] as const) {
    const answer = await who.get(call, query);
    const isFile = answer.status === 200 && !answer.hasEnvelope;
    const got = isFile || (answer.success && !(Array.isArray(answer.data) && answer.data.length === 0));
    note(counts, { answer, what: `${who.name}: ${call}` }, got ? 'leaks' : null);
  }
}

async function refusedWrites(counts: Counts, who: Attacker, { name, row }: On): Promise<void> {
  for (const [call, payload] of [
    [`${name}/save`, { id: row.id }],
    [`${name}/save`, {}],
    [`${name}/delete`, { id: row.id }],
  ] as const) {
    const answer = await who.post(call, payload);
    note(counts, { answer, what: `${who.name}: ${call} ${JSON.stringify(payload)}` }, answer.success ? 'writes' : null);
  }
}

const DocumentSchema = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Every other call × role, from the server's own list: a call without an expectation fails. */
export async function attackCalls(roles: readonly Role[]): Promise<Counts> {
  const counts = noCounts('Roles: other calls');
  const [first] = roles;
  if (!first) throw new Error('No role to try with');
  for (const [path, methods] of Object.entries(await callsOf(first.who))) {
    if (EXPECTED[path] === undefined) counts.leaks.push(`${path} has no expectation in call-expectations.ts`);
    const refused = roles.filter((role) => isRefused(role, EXPECTED[path]));
    const tries = refused.flatMap(({ who }) => methods.map((method) => refusedCall(counts, who, { path, method })));
    await Promise.all(tries);
  }
  return counts;
}

const isRefused = ({ who, rights }: Role, expected: string | undefined): boolean =>
  expected === 'signed in' ? who.userId === 0 : expected === 'Admin' && rights?.isAdmin !== true;

async function refusedCall(counts: Counts, who: Attacker, { path, method }: { path: string; method: string }) {
  const call = path.slice(1).replaceAll(/\{\w+\}/g, '1');
  const answer = method === 'get' ? await who.get(call) : await who.post(call);
  note(counts, { answer, what: `${who.name}: ${method} ${path}` }, answer.success ? 'leaks' : null);
}

/** Paths with their methods, without the calls that every model has. */
async function callsOf(who: Attacker): Promise<Record<string, string[]>> {
  const response = await who.text('/api/openapi.json');
  const { paths } = v.parse(v.pipe(v.string(), v.parseJson(), DocumentSchema), response);
  const generic = new Set(
    ALL_MODELS.flatMap(({ name }) =>
      ['get', 'groups', 'csv', 'find/{key}', 'save', 'delete'].map((call) => `/${name}/${call}`),
    ),
  );
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => !generic.has(path) || path in EXPECTED)
      .map(([path, methods]) => [path, Object.keys(methods)]),
  );
}

type Noted = { answer: Answer; what: string };

function note(counts: Counts, { answer, what }: Noted, wrong: 'leaks' | 'writes' | null): void {
  counts.tried += 1;
  if (answer.status >= 500 && answer.status !== 501) counts.crashes.push(`${what}: ${answer.status}`);
  if (wrong === null) counts.refused += 1;
  else counts[wrong].push(what);
}
