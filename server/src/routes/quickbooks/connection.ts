import * as v from 'valibot';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { backAddress, beginConsent, connectBooks, disconnectBooks, takeConsent } from '../../quickbooks/connect.ts';
import { inWords } from '../../quickbooks/fault-words.ts';
import { adapterOf, withBooks } from '../../quickbooks/grant.ts';
import { LISTS } from '../../quickbooks/quickbooks-adapter.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { requireAdmin, requireConnection, requireService } from './guards.ts';

const service: SignedInRoute = {
  verb: 'GET',
  path: 'QuickbooksConnection/service',
  summary:
    'What companies connect with: intuit, local (books that nobody keeps), or null; and the redirect URI to register',
  session: 'required',
  async handle({ services, session, headers }) {
    requireAdmin(session);
    const { quickbooks } = services;
    if (quickbooks === null) return { service: null, redirect_uri: null };
    return { service: quickbooks.service, redirect_uri: backAddress(services, headers) };
  },
};

const begin: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksConnection/begin',
  summary: 'Begin to connect QuickBooks Online; answers where the browser goes',
  session: 'required',
  async handle({ services, session, headers }) {
    requireAdmin(session);
    requireSubscription(session, 'QuickbooksConnection');
    requireService(services);
    await services.limits.take('quickbooks', session.tenantId);
    return { url: await beginConsent(services, { session, back: backAddress(services, headers) }) };
  },
};

const EndSchema = v.object({
  state: shortText(100),
  code: shortText(1000),
  realm_id: v.pipe(v.string(), v.regex(/^\d{1,30}$/, 'must be the number of a company')),
});

const end: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksConnection/end',
  summary: 'Connect the company with what its consent page sent back (state, code, realm_id)',
  session: 'required',
  takes: EndSchema,
  async handle({ read, services, session, headers }) {
    const { state, code, realm_id: realm } = await read(EndSchema);
    requireAdmin(session);
    requireSubscription(session, 'QuickbooksConnection');
    requireService(services);
    await takeConsent(services, session, state);
    const answer = { code, realm, back: backAddress(services, headers) };
    return { company_name: await inWords(connectBooks(services, session, answer)) };
  },
};

const disconnect: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksConnection/disconnect',
  summary: 'Disconnect QuickBooks Online: nothing more is sent, and the consent ends there too',
  session: 'required',
  async handle({ services, session }) {
    requireAdmin(session);
    await requireConnection(services, session);
    await disconnectBooks(services, session);
    return null;
  },
};

const ResourceSchema = v.object({
  resource: v.picklist(LISTS),
  where: v.optional(
    v.union([
      v.literal(''),
      v.pipe(shortText(500), v.regex(/^\w+ = '(?:[^'\\]|\\.)*'$/, "must be as Field = 'value'")),
    ]),
    '',
  ),
});

/** Lists of QuickBooks Online, such as its accounts of credit cards. */
const resource: SignedInRoute = {
  verb: 'GET',
  path: 'QuickbooksConnection/get-resource',
  summary: 'A list of QuickBooks Online (resource, where); refused in words while the company is not connected',
  session: 'required',
  takes: ResourceSchema,
  async handle({ read, services, session }) {
    const { resource: list, where } = await read(ResourceSchema);
    requireAdmin(session);
    await requireConnection(services, session);
    requireService(services);
    await services.limits.take('quickbooks', session.tenantId);
    return inWords(withBooks(services, session.tenantId, (books) => adapterOf(services).list(books, { list, where })));
  },
};

export const connectionRoutes = [service, begin, end, disconnect, resource] as const;
