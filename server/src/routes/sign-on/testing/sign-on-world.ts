import { SignedInSchema } from '@fieldspan/contract/signed-in';
import * as v from 'valibot';
import { CLIENT, CompanyProvider } from '../../../sign-on/testing/company-provider.ts';
import { postOpen } from '../../factors/testing/factor-world.ts';
import { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';
import type { World } from '../../testing/world.ts';

type Payload = Readonly<Record<string, unknown>>;
type Answer = Awaited<ReturnType<typeof postOpen>>;

export const OnTheWay = v.object({ url: v.string() });
export const SETTINGS = {
  name: 'North ID',
  client_id: CLIENT.id,
  client_secret: CLIENT.secret,
  domains: 'fieldspan.test',
};

/** The two companies, and a real OpenID provider of one of them. */
export type SignOnWorld = {
  world: World;
  company: CompanyProvider;
  /** The slug of the company's own sign-in page. */
  slug: () => Promise<string>;
  /** Posts without a session, from a browser with these cookies. */
  send: (call: string, payload: Payload, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /**
   * Signs in on the provider's pages.
   * @returns what the browser brings back, and its cookie
   */
  walk: (subject: string) => Promise<{ answer: string; cookie: string }>;
  enter: (subject: string) => Promise<Answer>;
  /** Links the account of a signed-in person. */
  link: (caller: Caller, subject: string) => Promise<Answer>;
  callerOf: (answer: Answer) => Caller;
  stop: () => Promise<void>;
};

export async function openSignOnWorld(): Promise<SignOnWorld> {
  const world = await openWorld();
  const company = await CompanyProvider.open('http://localhost/sign-in/return');
  for (const name of ['ana', 'bob', 'cat', 'dan', 'eve', 'fay'])
    company.people.set(`${name}-there`, { email: `${name}@fieldspan.test`, email_verified: name !== 'cat' });
  const send: SignOnWorld['send'] = (call, payload, headers = {}) =>
    postOpen((path, init) => world.request(path, { ...init, headers: { ...headers } }), call, payload);
  const slug = async () => {
    const { slug: found } = await world.services.db.system((tx) =>
      tx.selectFrom('sign_on_provider').where('tenant_id', '=', 1).select('slug').executeTakeFirstOrThrow(),
    );
    return found;
  };
  const walk: SignOnWorld['walk'] = async (subject) => {
    const { data, cookies } = await send('user/sign-on-begin', { slug: await slug() });
    const answer = await company.walk(v.parse(OnTheWay, data).url, subject);
    return { answer: answer.toString(), cookie: cookies[0] ?? '' };
  };
  return {
    world,
    company,
    slug,
    send,
    walk,
    async enter(subject) {
      const { answer, cookie } = await walk(subject);
      return send('user/sign-on-end', { answer }, { cookie });
    },
    async link(caller, subject) {
      const begun = await send('UserSignOn/link', { slug: await slug() }, caller.headers);
      if (begun.data === null) return begun;
      const answer = await company.walk(v.parse(OnTheWay, begun.data).url, subject);
      const cookie = [caller.headers['cookie'], begun.cookies[0]].join('; ');
      return send('user/sign-on-end', { answer: answer.toString() }, { ...caller.headers, cookie });
    },
    callerOf: ({ data, cookies }) => new Caller(world.request, v.parse(SignedInSchema, data), cookies[0] ?? ''),
    async stop() {
      await company.close();
      await world.stop();
    },
  };
}
