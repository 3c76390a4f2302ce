import { specialCalls } from '@fieldspan/contract/calls';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { MODULES } from '@fieldspan/domain/modules';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import type { Envelope } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { oneOfEach } from '../testing/one-of-each.ts';
import { grant } from '../testing/record-calls.ts';
import { allRoutes } from './all-routes.ts';
import { namedCalls } from './named-calls.ts';
import { takenFields } from './open-api-schemas.ts';
import { formOf } from './testing/caller.ts';
import type { Caller } from './testing/caller.ts';
import { openWorld } from './testing/world.ts';

const world = await openWorld();
afterAll(() => world.stop());

/** Everything at North belongs to Cat. */
const made = await world.services.db.system((tx) => oneOfEach(tx, 1, world.ids['cat'] ?? 0));
const ana = await world.signIn('ana');
await grant(world, 'bob', Object.fromEntries(MODULES.map((module) => [module, { read: true, write: false }])));
const people = {
  reader: await world.signIn('bob'),
  former: await world.signIn('dan'),
  stranger: await world.signIn('eve'),
};
await ana.post('CompanyUser/deactivate', { user_id: world.ids['dan'] });

type Payload = Record<string, unknown>;
type Call = { name: string; verb: 'GET' | 'POST'; payload: Payload };

const routes = new Map(namedCalls(allRoutes()).map((route) => [route.path.toLowerCase(), route]));

/** What the record of a field such as `thread_id` is one of. */
const OF_FIELD: Readonly<Record<string, ModelName>> = {
  user_id: 'User',
  thread_id: 'MessageThread',
  message_id: 'Message',
  job_id: 'Job',
  service_id: 'Service',
  form_child_template_id: 'FormChildTemplate',
  record_id: 'Equipment',
};
const WORDS: Readonly<Record<string, string>> = {
  model: 'Equipment',
  since: '2026-11-20',
  until: '2026-11-20',
  from: '22:30',
  to: '06:00',
  known: '[]',
  records: '[]',
  key: 'toolbox-talk',
  keys: '["toolbox-talk"]',
  passkey: '{}',
  signature_json: '{}',
  pin: '482913',
  people: '[{"email":"new@fieldspan.test"}]',
};

/** A payload that a call understands, about a record of North. */
function sampleOf(name: string): Payload {
  const takes = routes.get(name.toLowerCase())?.takes;
  if (!takes) return {};
  const [group = ''] = name.split('/');
  const own = isModelName(group) ? made.get(group) : undefined;
  return Object.fromEntries(
    Object.entries(takenFields(takes).properties).map(([field, schema]) => {
      const options: unknown = schema['enum'];
      const model = OF_FIELD[field];
      if (field === 'id') return [field, own ?? 1];
      if (model) return [field, made.get(model) ?? 1];
      if (Array.isArray(options)) return [field, options.at(-1)];
      return [field, WORDS[field] ?? 1];
    }),
  );
}

const specials = Object.entries(specialCalls).map(([name, { verb }]): Call => ({
  name,
  verb,
  payload: sampleOf(name),
}));
const ofModels = Object.values(models).flatMap(({ name }): Call[] => {
  const id = made.get(isModelName(name) ? name : 'Job') ?? 1;
  return [
    { name: `${name}/get`, verb: 'GET', payload: { filters: { id } } },
    { name: `${name}/find/${id}`, verb: 'GET', payload: {} },
    { name: `${name}/save`, verb: 'POST', payload: {} },
    { name: `${name}/save`, verb: 'POST', payload: { id } },
    { name: `${name}/delete`, verb: 'POST', payload: { id } },
  ];
});

/** Calls that need no session: they ask for a password, a link's secret or nothing. */
const OPEN = new Set([
  'user/authenticate',
  'User/authenticate',
  'user/sign-out',
  'user/reset-request',
  'user/reset-password',
  'user/register',
  'user/enter-setup',
  'user/confirm-email',
  'user/second-step',
  'user/second-step-passkey',
  'user/passkey-options',
  'user/passkey-sign-in',
  'user/sign-on-ways',
  'user/sign-on-begin',
  'user/sign-on-end',
  'CompanyUser/invitation',
  'CompanyUser/join',
  'CompanyUser/decline-employment',
  'CompanyFormAcknowledgement/decline',
  'CompanyFormAcknowledgement/renew-link',
  'CompanyFormAcknowledgement/sign',
  'CompanyFormAcknowledgement/withdraw',
  'CustomerAsset/public',
  'JobNote/public',
  'Profile/public',
  'CustomerDocument/find',
  'CustomerDocument/accept',
  'CustomerDocument/decline',
  'CustomerDocument/comment',
  'CustomerDocument/pay',
  'CustomerDocument/payment',
  'CustomerDocument/pdf',
  'CustomerDocument/logo',
  'Equipment/public',
  'LibraryShare/open',
  'LibraryShare/unlock',
  'Equipment/report-problem',
  'Kiosk/page',
  'Kiosk/open',
  'Kiosk/press',
  'Tablet/people',
  'Tablet/sign-in',
  'Notification/carriers',
  'ErrorLog/save',
]);

/** What signed-in people ask of themselves, or of nobody, wherever they work. */
const OF_ONESELF = new Set([
  'Message/check-new',
  'User/quiet-hours',
  'User/save-quiet-hours',
  'User/save-notice-kind',
  'Notification/places',
  'User/acknowledge-tos',
  'User/register-notifications',
  'user/sessions',
  'user/end-session',
  'user/trust-device',
  'user/register-company',
  'UserFactor/mine',
  'UserFactor/confirm-passkey',
  'UserFactor/begin-totp',
  'UserFactor/remove-totp',
  'UserFactor/passkey-registration',
  'UserFactor/forget-devices',
  'UserPin/mine',
  'CalendarFeed/mine',
  'CalendarFeed/make',
  'CalendarFeed/renew',
  'CalendarFeed/remove',
  'Company/mine',
  'Material/units',
  'Engagement/record-action',
  'Notification/push-key',
  'ReleaseVote/save',
  'CompanyFormAcknowledgement/save-batch',
]);

/** What an Admin of another company does at their own. */
const AT_OWN_COMPANY = new Set([
  'QuickbooksItem/queue',
  'QuickbooksItem/unsent',
  'TimeLog/hours-by-day',
  'CompanyUser/invite-many',
  'CompanySignIn/read',
  'CompanySignIn/require-factor',
  'CompanySignIn/provider',
  'CompanySignIn/remove-provider',
  'CompanyTablet/read',
  'CompanyTablet/register',
  'CompanyTablet/revoke',
  'CompanyTablet/add-person',
  'CompanyTablet/remove-pin',
  'CompanyExport/last',
  'CompanyExport/start',
  'FormStarter/copy',
  'LibraryFile/duplicates',
  'Payment/provider',
  'Subscription/offer',
  'QuickbooksConnection/service',
  'Company/tax-report',
  'Company/first-steps',
  'Company/add-kit',
  'Company/add-samples',
  'Company/remove-samples',
]);

/** What who only reads may do: start a form, which is then their own, and choose what they hear of what they read. */
const FOR_READERS = new Set(['CompanyForm/start-log', 'Notification/save-place']);

/** Of the product and not of a company. */
const OF_EVERYBODY = new Set(['Module', 'ReleaseNote', 'FormStarter']);

type Answer = Envelope & { status: number };

const textOf = (payload: Payload): Record<string, string> =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, wordsOf(value)]));
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function ask(headers: Readonly<Record<string, string>>, { name, verb, payload }: Call): Promise<Answer> {
  const search = verb === 'GET' ? `?${new URLSearchParams(textOf(payload))}` : '';
  const init = verb === 'GET' ? { headers } : { headers, method: verb, body: formOf(payload) };
  const response = await world.request(`/api/${name}${search}`, init);
  return { ...v.parse(EnvelopeSchema, await response.json()), status: response.status };
}

/** Refused in words, or answered with nothing. */
function isRefused({ status, success, errors, data }: Answer): boolean {
  if (success) return data === null || (Array.isArray(data) && data.length === 0);
  return status < 500 && errors.length > 0 && errors.every((words) => words.trim() !== '');
}

/** What goes through although it should not, and what ends in anything but words. */
async function getsThrough(calls: readonly Call[], headers: Caller['headers'], isAllowed: (call: Call) => boolean) {
  const through: string[] = [];
  for (const call of calls) {
    const answer = await ask(headers, call);
    const isFine = isRefused(answer) || (answer.success && isAllowed(call));
    if (!isFine) through.push(`${call.verb} ${call.name} ${JSON.stringify(call.payload)}: ${answer.status}`);
  }
  return through;
}

const modelOf = ({ name }: Call): string => name.split('/')[0] ?? '';
const isOwn = ({ name }: Call): boolean => OPEN.has(name) || OF_ONESELF.has(name);
const isRead = ({ verb }: Call): boolean => verb === 'GET';
const isNew = ({ name, payload }: Call): boolean => name.endsWith('/save') && !('id' in payload);
/** These end the session, or give the person a company of their own. */
const LAST = new Set(['user/register-company', 'user/sign-out']);
const all = [...ofModels, ...specials.filter(({ name }) => !LAST.has(name))];

it('without a session every call is refused as such, but those that need none', async () => {
  const wrong: string[] = [];
  for (const call of [...ofModels, ...specials].filter((each) => !OPEN.has(each.name))) {
    const { status, errors } = await ask({}, call);
    if (status !== 401 || errors[0] !== 'Please sign in.') wrong.push(`${call.name}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(await getsThrough(specials, {}, ({ name }) => OPEN.has(name))).toEqual([]);
}, 120_000);

const mayFormer = (call: Call): boolean =>
  isOwn(call) || (isRead(call) && (OF_EVERYBODY.has(modelOf(call)) || modelOf(call) === 'Company'));
const mayStranger = (call: Call): boolean =>
  isOwn(call) || AT_OWN_COMPANY.has(call.name) || isNew(call) || (isRead(call) && OF_EVERYBODY.has(modelOf(call)));
const mayReader = (call: Call): boolean =>
  isRead(call) || isOwn(call) || FOR_READERS.has(call.name) || (isNew(call) && isForAll(modelOf(call)));
/** Some records are anybody's to add, such as one's own expenses. */
const isForAll = (model: string): boolean =>
  isModelName(model) && models[model].write.some((rule) => rule.startsWith('@'));

it.each([
  ['who does not work here any more gets nothing of the company and changes nothing', people.former, mayFormer],
  ['an Admin of another company gets nothing of this one and changes nothing', people.stranger, mayStranger],
  ['a colleague who only reads changes nothing but what is theirs', people.reader, mayReader],
])(
  '%s',
  async (_, { headers }, isAllowed) => {
    expect(await getsThrough(all, headers, isAllowed)).toEqual([]);
  },
  120_000,
);
