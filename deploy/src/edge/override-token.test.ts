import { expect, test } from 'vitest';
import { newKeyPair, signingKey, trustedKey } from '../registry/signature.ts';
import { type Override, readOverride, signOverride } from './override-token.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-20T10:00:00Z');
const { privatePem, publicPem } = newKeyPair();
const key = signingKey(privatePem, '');
const trusted = [trustedKey(newKeyPair().publicPem, ''), trustedKey(publicPem, '')];

const override: Override = {
  env: 'prod',
  remote: 'forms',
  id: '1.0.0+0123456789ab',
  origin: 'http://localhost:3101',
  from: NOW,
  until: NOW + HOUR_MS,
  clock: '12:30',
  who: 'dan',
  manifest: {
    name: 'forms',
    title: 'Forms',
    routes: [{ path: '/forms', title: 'Forms', login: true, print: false }],
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state: {},
    budgetKB: 100,
  },
};

const read = (token: string) => readOverride(token, { env: 'prod', trusted, now: NOW });

test.each(['http://localhost:3101', 'http://127.0.0.1:80', 'http://[::1]:65535'])(
  'a token of %s is read as it was signed',
  (origin) => {
    expect(read(signOverride({ ...override, origin }, key))).toEqual({ ...override, origin });
  },
);

test.each<[string, Partial<Override>, string]>([
  ['has ended', { from: NOW - HOUR_MS, until: NOW }, 'ended at 12:30. Run "pnpm fed dev forms" again.'],
  ['lasts too long', { until: NOW + 13 * HOUR_MS }, 'longer than 12 hours'],
  ['is of another environment', { env: 'staging' }, 'made for staging; this is prod'],
  ['leads to another machine', { origin: 'http://evil.example:80' }, 'another version of "pnpm fed dev"'],
  ['has a name that looks like this machine', { origin: 'http://localhost.evil.example:80' }, 'another version'],
  ['is for another remote than its remote.json', { remote: 'library' }, 'another version'],
])('a signed token that %s is refused', (_, change, words) => {
  expect(() => read(signOverride({ ...override, ...change }, key))).toThrow(words);
});

test('a token that nobody trusted has signed is refused, and nothing of it is repeated', () => {
  const [claims = '', signature] = signOverride(override, key).split('.');
  const changed = Buffer.from(claims, 'base64url').toString().replace(':3101', ':6666');
  const tokens = [
    signOverride(override, signingKey(newKeyPair().privatePem, '')),
    `${Buffer.from(changed).toString('base64url')}.${signature}`,
    `${claims}.`,
    claims,
    '.',
    '',
  ];
  for (const token of tokens) expect(() => read(token)).toThrow(/^This override was not signed with a key that prod/);
  const nobody = { env: 'prod', trusted: [], now: NOW };
  expect(() => readOverride(signOverride(override, key), nobody)).toThrow('prod trusts no key');
});

test('a remote.json that does not fit into a cookie is refused when it is signed', () => {
  const routes = Array.from({ length: 900 }, (_, at) => ({
    path: `/p${(at * 7919).toString(36)}`,
    title: (at * 104_729).toString(36),
    login: true,
    print: false,
  }));
  const { manifest } = override;
  expect(() => signOverride({ ...override, manifest: { ...manifest, routes } }, key)).toThrow('too large');
});
