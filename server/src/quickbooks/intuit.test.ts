import { beforeEach, describe, expect, it } from 'vitest';
import { intuitPlaces, openIntuit } from './intuit.ts';
import { QuickbooksFault } from './quickbooks-fault.ts';

type Sent = { method: string; url: string; authorization: string | null; type: string | null; body: string };

let sent: Sent[];
let answers: { status?: number; body: string }[];
const APP = { clientId: 'AB', clientSecret: 'secret' };
const BOOKS = { realm: '4620', access: 'token-1' };

const intuit = openIntuit({
  app: APP,
  places: intuitPlaces('production'),
  clock: () => new Date('2026-11-30T12:00:00Z'),
  async send(request) {
    const { method, url, headers } = request;
    const body = await request.text();
    sent.push({ method, url, authorization: headers.get('authorization'), type: headers.get('content-type'), body });
    const { status = 200, body: text } = answers.shift() ?? { body: '{}' };
    return new Response(text, { status });
  },
});

beforeEach(() => {
  sent = [];
  answers = [];
});

const rows = (count: number) =>
  JSON.stringify({ QueryResponse: { Account: Array.from({ length: count }, (_, at) => ({ Id: String(at) })) } });
const asked = (at = 0): URL => new URL(sent[at]?.url ?? 'http://none');

describe('what Intuit is asked', () => {
  it('is a consent to the accounting alone', () => {
    const url = new URL(intuit.consentUrl({ state: 's', back: 'https://app.test/apps/integrations', tenantId: 1 }));
    expect(url.origin + url.pathname).toBe('https://appcenter.intuit.com/connect/oauth2');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'AB',
      response_type: 'code',
      scope: 'com.intuit.quickbooks.accounting',
      redirect_uri: 'https://app.test/apps/integrations',
      state: 's',
    });
  });

  it('is tokens for a code or a refresh token, and their end, as the app', async () => {
    const tokens = { access_token: 'a', expires_in: 3600, refresh_token: 'r', x_refresh_token_expires_in: 8_726_400 };
    answers = [{ body: JSON.stringify(tokens) }, { body: JSON.stringify(tokens) }, { body: '' }];
    const given = { access: 'a', accessUntil: new Date('2026-11-30T13:00:00Z'), refresh: 'r' };
    expect(await intuit.exchange({ code: 'c', back: 'https://app.test/x' })).toMatchObject(given);
    expect(await intuit.renew('r0')).toMatchObject({ refreshUntil: new Date('2027-03-11T12:00:00Z') });
    await intuit.revoke('r');
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      [
        'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
        'grant_type=authorization_code&code=c&redirect_uri=https%3A%2F%2Fapp.test%2Fx',
      ],
      ['https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer', 'grant_type=refresh_token&refresh_token=r0'],
      ['https://developer.api.intuit.com/v2/oauth2/tokens/revoke', 'token=r'],
    ]);
    const basic = `Basic ${Buffer.from('AB:secret').toString('base64')}`;
    expect(new Set(sent.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
  });

  it('is a list, page after page', async () => {
    answers = [{ body: rows(1000) }, { body: rows(2) }];
    expect(await intuit.list(BOOKS, { list: 'Account', where: "AccountType = 'Bank'" })).toHaveLength(1002);
    expect(asked().pathname).toBe('/v3/company/4620/query');
    expect([0, 1].map((at) => asked(at).searchParams.get('query'))).toEqual([
      "select * from Account where AccountType = 'Bank' startposition 1 maxresults 1000",
      "select * from Account where AccountType = 'Bank' startposition 1001 maxresults 1000",
    ]);
    answers = [{ body: '{"QueryResponse":{}}' }];
    expect(await intuit.list(BOOKS, { list: 'Customer', where: '' })).toEqual([]);
  });

  it('is a record with its request id', async () => {
    answers = [{ body: '{"JournalEntry":{"Id":"77","TotalAmt":0},"time":"x"}' }];
    const making = { kind: 'journalentry', body: { DocNumber: 'INV-1' }, requestId: 'r-1' } as const;
    expect(await intuit.make(BOOKS, making)).toBe('77');
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: 'https://quickbooks.api.intuit.com/v3/company/4620/journalentry?requestid=r-1&minorversion=75',
        authorization: 'Bearer token-1',
        type: 'application/json',
        body: '{"DocNumber":"INV-1"}',
      },
    ]);
  });
});

const FAULT = (code: string, Detail: string, type = 'ValidationFault') =>
  JSON.stringify({ Fault: { Error: [{ Message: 'Short', Detail, code }], type } });

describe('what Intuit answers instead', () => {
  it.each([
    [400, FAULT('6240', 'Another customer is already using this name.'), 'refused 6240', /: Another customer/],
    [200, FAULT('610', 'Made inactive.'), 'refused 610', /: Made inactive\.$/],
    [403, '', 'refused ', /status 403/],
    [401, FAULT('3200', 'Token expired', 'AUTHENTICATION'), 'sign-in ', /lets nobody in/],
    [400, '{"error":"invalid_grant"}', 'sign-in ', /lets nobody in/],
    [429, FAULT('3001', 'Throttled', 'ThrottleExceeded'), 'busy ', /too often/],
    [503, '<html>', 'unknown ', /status 503/],
    [200, '<html>', 'unknown ', /something else/],
  ])('is told apart: %s %s', async (...[status, body, kind, words]) => {
    answers = [{ status, body }];
    const making = { kind: 'customer', body: {}, requestId: 'r' } as const;
    const fault = await intuit.make(BOOKS, making).catch((error: unknown) => error);
    if (!(fault instanceof QuickbooksFault)) throw new Error('It was made');
    expect(`${fault.kind} ${fault.code}`).toBe(kind);
    expect(`: ${fault.message}`).toMatch(words);
    expect(fault.message).not.toContain('token-1');
  });
});
