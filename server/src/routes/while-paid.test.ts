import { isModelName, models } from '@fieldspan/contract/models';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { oneOfEach } from '../testing/one-of-each.ts';
import { allRoutes } from './all-routes.ts';
import { namedCalls } from './named-calls.ts';
import { takenFields } from './open-api-schemas.ts';
import { openWorld } from './testing/world.ts';

const world = await openWorld();
afterAll(() => world.stop());

const { db } = world.services;
const ana = await world.signIn('ana');
const contact = await ana.saved('Contact/save', { name: 'Mill' });
await ana.saved('Contact/save', { id: contact, name: 'Water mill' });
const made = await db.system((tx) => oneOfEach(tx, 1, world.ids['cat'] ?? 0));
const NO_SUBSCRIPTION = /^Your company currently does not have a valid subscription/;

/** Identity, employment, leaving, and what is recorded in the field: `registry/subscription.ts` says why each goes on. */
const GROUPS = new Set([
  'user',
  'User',
  'UserPermission',
  'UserCompanySetting',
  'UserToken',
  'UserFactor',
  'UserSignOn',
  'UserPin',
  'CompanyUser',
  'CompanySignIn',
  'ProfileImage',
  'Company',
  'CompanySetting',
  'Subscription',
  'Notification',
  'ErrorLog',
  'Engagement',
  'MessageThread',
  'Message',
  'MessageThreadUser',
  'TimeLog',
  'VisitEvent',
  'VisitPart',
  'VisitTask',
  'LocateAnswer',
  'LocateFile',
  'Incident',
  'CompanyForm',
  'CompanyFormAcknowledgement',
  'LibraryUpload',
  'UploadImage',
]);
const CALLS = new Set([
  'LibraryFile/known',
  'FormChildTemplate/editing',
  'QuickbooksConnection/disconnect',
  'CustomerLink/switch-off',
  'JobDocumentLink/switch-off',
  'CompanyTablet/revoke',
  'CompanyTablet/remove-pin',
  'CalendarFeed/remove',
  'ListJob/stop',
  'CompanyExport/start',
  'ReleaseVote/save',
]);
/** They are tried below with what they understand: first they look at what is sent. */
const BY_ITSELF = new Set(['PublicLink/save', 'History/restore']);
const goesOn = (name: string): boolean => GROUPS.has(name.split('/')[0] ?? '') || CALLS.has(name);

type Write = { name: string; payload: Record<string, unknown> };

/** Of calls by their own name, those that somebody signed in sends: a customer's link is not the company's doing. */
const special = namedCalls(allRoutes())
  .filter(({ verb, session, path }) => verb === 'POST' && session === 'required' && !path.includes(':'))
  .map(({ path, takes }): Write => ({ name: path, payload: takes ? sample(path, takes) : {} }));
const ofRecords = Object.values(models).flatMap(({ name }): Write[] => {
  const id = isModelName(name) ? made.get(name) : undefined;
  const calls = [
    { name: `${name}/save`, payload: {} },
    { name: `${name}/save`, payload: { id: id ?? 1 } },
    { name: `${name}/delete`, payload: { id: id ?? 1 } },
  ];
  return calls.filter((call) => !special.some((own) => own.name === call.name));
});
const writes = [...special, ...ofRecords];

function sample(path: string, takes: Parameters<typeof takenFields>[0]): Write['payload'] {
  const [group = ''] = path.split('/');
  return Object.fromEntries(
    Object.entries(takenFields(takes).properties).map(([field, schema]) => {
      const options: unknown = schema['enum'];
      if (field === 'id') return [field, (isModelName(group) ? made.get(group) : undefined) ?? 1];
      return [field, Array.isArray(options) ? options.at(-1) : 1];
    }),
  );
}

/** Models that nobody writes by themselves say so before anything else. */
const NEVER = /^(There is no call |You do not have permission to |\w+\/save cannot )/;

it('ERR006 SHELL014 without a subscription every write of every company is refused as such, but what has to go on', async () => {
  await db.system(async (tx) => {
    await tx.updateTable('company').set({ is_free_user: 0 }).where('id', '=', 1).execute();
    await tx.deleteFrom('subscription').where('tenant_id', '=', 1).execute();
  });
  expect(writes.length).toBeGreaterThan(300);
  const through: string[] = [];
  for (const { name, payload } of writes.filter((call) => !goesOn(call.name) && !BY_ITSELF.has(call.name))) {
    const { success, errors } = await ana.post(name, payload);
    const isRefused = !success && errors.some((words) => NO_SUBSCRIPTION.test(words) || NEVER.test(words));
    if (!isRefused) through.push(`${name} ${JSON.stringify(payload)}: ${errors.join()}`);
  }
  expect(through).toEqual([]);
}, 120_000);

it('names nothing as going on that is not there any more', () => {
  const named = new Set(writes.map(({ name }) => name));
  const groups = new Set(writes.map(({ name }) => name.split('/')[0] ?? ''));
  expect([...CALLS].filter((name) => !named.has(name))).toEqual([]);
  expect([...GROUPS].filter((group) => !groups.has(group))).toEqual([]);
});

it('lets a company close a public page, and nothing else of it', async () => {
  const page = { model: 'Equipment', record_id: made.get('Equipment') };
  expect(await ana.post('PublicLink/save', { ...page, is_on: 0 })).toMatchObject({ success: true });
  for (const change of [{ is_on: 1 }, { ends_at: '' }, { is_on: 0, ends_at: '2999-01-01T00:00:00Z' }, {}])
    expect((await ana.post('PublicLink/save', { ...page, ...change })).errors[0]).toMatch(NO_SUBSCRIPTION);
});

it('puts no old value back into a record that nothing can be saved in', async () => {
  const { data } = await ana.get('History/get', { model: 'Contact', id: contact });
  const { lines } = v.parse(v.object({ lines: v.array(v.object({ id: v.number() })) }), data);
  const restore = { model: 'Contact', id: contact, change: lines[0]?.id, field: 'name' };
  expect((await ana.post('History/restore', restore)).errors[0]).toMatch(NO_SUBSCRIPTION);
});
