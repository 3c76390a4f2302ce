import { runInThisContext } from 'node:vm';
import { fakeServer, fakeServerSaying } from '@fieldspan/testing/fake-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertError, alertsAtom, clearAlerts } from './alerts.ts';
import { callAll, call } from './call.ts';
import { queryClient } from './query-client.ts';
import { reachNow } from './reach.ts';
import { LOGGED_OUT_EVENT, beginSession, currentSession, endSession, subExpiredAtom } from './session.ts';
import { store } from './store.ts';

// @vitest-environment jsdom

const session = {
  apiKey: 'key',
  sessionToken: 'tok',
  userId: 4,
  userSlug: 'dana',
  staySignedIn: true,
  masterKey: false,
};
const SYSTEM_ERROR =
  "Sorry! We've encountered an unexpected system error -- the team has been notified and we will resolve it shortly!";

beforeEach(() => {
  endSession();
  localStorage.clear();
  clearAlerts();
  beginSession(session);
});

afterEach(() => vi.useRealTimers());

const alerts = () => store.get(alertsAtom).map(({ type, message }) => ({ type, message }));
const remove = () => call('Job/delete', { id: 1 });

describe('a session that the server does not know any more', () => {
  it.each([401, 403])('ERR003 %i logs out once and says why once, even if ten calls fail together', async (status) => {
    const heard = vi.fn<() => void>();
    addEventListener(LOGGED_OUT_EVENT, heard);
    fakeServerSaying({ success: false, errors: ['Please sign in.'] }, status);
    const reads = Array.from({ length: 9 }, () => callAll('Job', { fields: ['id'] }));
    const settled = await Promise.allSettled([...reads, remove()]);
    expect(settled.every(({ status: end }) => end === 'rejected')).toBe(true);
    expect(currentSession()).toBeNull();
    expect(alerts()).toEqual([{ type: 'danger', message: 'Please sign in.' }]);
    expect(heard).toHaveBeenCalledOnce();
    expect(localStorage.getItem('fieldspan.session')).toBeNull();
    removeEventListener(LOGGED_OUT_EVENT, heard);
  });

  it('ERR003 403 of a single call is reported there, and signs nobody out', async () => {
    const asked = fakeServer(({ call: name }) =>
      name === 'Job/delete'
        ? { status: 403, body: { success: false, errors: ['This request came from another site and was refused.'] } }
        : { body: { data: null } },
    );
    const settled = await Promise.allSettled([remove(), remove(), remove()]);
    for (const end of settled) expect(end).toMatchObject({ reason: { kind: 'refused', status: 403 } });
    expect(currentSession()?.apiKey).toBe('key');
    expect(alerts()).toEqual([]);
    expect(asked.filter(({ url }) => url.endsWith('/Message/check-new'))).toHaveLength(1);
    const [end] = settled;
    if (end?.status === 'rejected') alertError(end.reason);
    expect(alerts()).toEqual([{ type: 'danger', message: 'This request came from another site and was refused.' }]);
  });

  it('ERR003 does not end the session of somebody who has signed in meanwhile', async () => {
    const answer = Promise.withResolvers<{ status: number; body: object }>();
    const asked = fakeServer(() => answer.promise);
    const late = remove().catch(() => 'refused');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    beginSession({ ...session, apiKey: 'next' });
    answer.resolve({ status: 401, body: { success: false, errors: ['Please sign in.'] } });
    expect(await late).toBe('refused');
    expect(currentSession()?.apiKey).toBe('next');
    expect(alerts()).toEqual([]);
  });
});

describe('a server error', () => {
  it.each([
    { what: 'status 500', hours: 1, status: 500, body: { success: false, errors: ['stack of the server'] } },
    { what: 'JSON that is no answer', hours: 2, status: 200, body: '{"jobs":[]}' },
  ])(
    'ERR001 $what shows the system error and is reported to ErrorLog/save, without secrets',
    async ({ hours, status, body }) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
      const logged = Promise.withResolvers<FormData>();
      fakeServer(async ({ call: name, request }) => {
        if (name !== 'ErrorLog/save') return { status, body };
        logged.resolve(await request.formData());
        return { body: { data: { record_id: 1, slug: 'x' } } };
      });
      const payload = { password: 'pa55 word', confirm: 'pa55 word', token: 'reset-token' };
      await call('user/reset-password', payload).catch(alertError);
      expect(alerts()).toEqual([{ type: 'danger', message: SYSTEM_ERROR }]);
      const log = Object.fromEntries(await logged.promise);
      expect(log).toMatchObject({ endpoint: 'user/reset-password', user_error_message: SYSTEM_ERROR });
      expect(log['user_agent']).toContain('jsdom');
      expect(JSON.stringify(log)).not.toMatch(/pa55|reset-token/);
    },
  );

  it('is reported with the release whose code made the call, the set and the canary arm', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    const inlined = document.head.appendChild(document.createElement('script'));
    inlined.id = 'fieldspan-set';
    inlined.type = 'application/json';
    inlined.textContent = JSON.stringify({ seq: 12, shell: { id: '1.0.0+aaaaaaaaaaaa' }, canaries: ['forms-2'] });
    const asked = fakeServerSaying({ success: false }, 500);
    const logs = () => asked.filter(({ url }) => url.endsWith('/ErrorLog/save'));
    const filename = 'https://app.example.com/r/forms/2.0.1+0123456789ab/app.js';
    const fromFile = runInThisContext(`(call) => call('Job/delete', { id: 1 }).catch(() => undefined)`, { filename });
    await fromFile(call);
    await call('user/reset-password', { password: 'x', confirm: 'x', token: 'y' }).catch(() => undefined);
    await vi.waitFor(() => expect(logs()).toHaveLength(2));
    const told = await Promise.all(logs().map(async (log) => Object.fromEntries(await log.formData())));
    const common = { set_seq: '12', arm: 'forms-2' };
    expect(told).toMatchObject([
      { ...common, remote: 'forms', release: '2.0.1+0123456789ab' },
      { ...common, remote: 'shell', release: '1.0.0+aaaaaaaaaaaa' },
    ]);
    inlined.remove();
  });

  it('ERR001 of a read shows the same alert', async () => {
    fakeServerSaying({ success: false }, 500);
    const asking = queryClient.fetchQuery({ queryKey: ['Job'], queryFn: () => callAll('Job', { fields: ['id'] }) });
    await expect(asking).rejects.toMatchObject({ kind: 'server' });
    expect(alerts()).toEqual([{ type: 'danger', message: SYSTEM_ERROR }]);
  });

  it('is reported once a minute, and never for the error log itself', async () => {
    const asked = fakeServerSaying({ success: false }, 500);
    for (let at = 0; at < 3; at += 1) await call('Material/units', {}).catch(() => undefined);
    await call('ErrorLog/save', {}).catch(() => undefined);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(4));
    const logs = asked.filter(({ url }) => url.endsWith('/ErrorLog/save'));
    expect(logs).toHaveLength(2);
  });
});

describe('a response that does not come from the server', () => {
  const nobody = { success: false, errors: ['The server cannot be reached at the moment. Nothing was changed.'] };

  it.each([
    {
      what: 'a captive portal',
      status: 200,
      body: '<!doctype html>Welcome to the hotel',
      says: /^The server cannot be/,
    },
    { what: 'an edge without a server', status: 503, body: nobody, says: /Nothing was changed\.$/ },
    { what: 'a proxy', status: 504, body: '<html>504</html>', says: /^The server cannot be/ },
  ])('$what does not count as a response: it is not logged, and ends no session', async ({ status, body, says }) => {
    const asked = fakeServerSaying(body, status);
    const error: unknown = await remove().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'network', status });
    alertError(error);
    expect(alerts()).toEqual([{ type: 'danger', message: expect.stringMatching(says) }]);
    expect(currentSession()).not.toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('triggers a health check, and the alert disappears with the first response', async () => {
    let isAway = true;
    fakeServer(() => {
      if (isAway) throw new TypeError('Failed to fetch');
      return { body: { data: {} } };
    });
    await remove().catch(alertError);
    await vi.waitFor(() => expect(reachNow()).toBe('no-network'));
    expect(alerts()).toHaveLength(1);
    isAway = false;
    await remove();
    expect([reachNow(), alerts()]).toEqual(['answering', []]);
  });
});

describe('the headers of a call', () => {
  it('SESS020 include the master key for provider staff, and for nobody else', async () => {
    const asked = fakeServerSaying({ data: {} });
    await remove();
    beginSession({ ...session, masterKey: true });
    await remove();
    expect(asked.map(({ headers }) => headers.get('master-key-session'))).toEqual([null, '1']);
  });
});

describe('a company without a valid subscription', () => {
  it('is recognised from any response, refusals too, until the session ends', async () => {
    fakeServerSaying({ success: false, errors: ['No'], subExpired: true });
    await remove().catch(() => undefined);
    expect(store.get(subExpiredAtom)).toBe(true);
    endSession();
    expect(store.get(subExpiredAtom)).toBe(false);
  });

  it('is not recognised from a response without a session', async () => {
    endSession();
    fakeServerSaying({ data: {}, subExpired: true });
    await remove();
    expect(store.get(subExpiredAtom)).toBe(false);
  });
});
