import { describe, expect, it } from 'vitest';
import { isLocalStart, isLoopback, openStartProblem } from './open-start.ts';
import type { StartFacts } from './open-start.ts';

const LOCAL: StartFacts = {
  hosts: ['127.0.0.1', 'localhost'],
  databaseUrl: null,
  publicUrl: null,
  trustsProxy: false,
  demo: '1',
};
const SITE = 'https://app.example.com';
const DEMO = /^This is not for this machine alone \(.+\): set DEMO=0, or DEMO=public/;

describe('a start', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '[::1]', 'localhost', 'app.localhost', '::ffff:127.0.0.1'])(
    '%s is this machine',
    (host) => expect(isLoopback(host)).toBe(true),
  );

  it.each(['0.0.0.0', '::', '', '10.0.0.1', '127.0.0.1.example.com', 'localhost.example.com', '1270.0.0.1'])(
    '%j is reachable for others',
    (host) => expect(isLoopback(host)).toBe(false),
  );

  it('only on this machine needs nothing', () => {
    expect(openStartProblem(LOCAL)).toBeNull();
    expect(openStartProblem({ ...LOCAL, publicUrl: 'http://localhost:8080' })).toBeNull();
    expect(isLocalStart(LOCAL)).toBe(true);
  });

  const doors: [string, Partial<StartFacts>][] = [
    ['HOST=0.0.0.0', { hosts: ['127.0.0.1', '0.0.0.0'] }],
    ['DATABASE_URL', { databaseUrl: 'postgres://db/x' }],
    ['TRUST_PROXY=1', { trustsProxy: true }],
  ];

  it.each(doors)('%s asks for DEMO and for PUBLIC_URL, in one sentence', (name, open) => {
    const problem = openStartProblem({ ...LOCAL, ...open }) ?? '';
    expect(problem).toMatch(DEMO);
    expect(problem).toContain(`(${name})`);
    expect(problem).toContain('; and set PUBLIC_URL to the address that people type');
    expect(problem.match(/\. |\.$/g)).toHaveLength(1);
  });

  it.each(doors)('%s without demo needs only PUBLIC_URL, and nothing else once it is set', (_name, open) => {
    const problem = openStartProblem({ ...LOCAL, ...open, demo: '0' }) ?? '';
    expect(problem).toMatch(/: set PUBLIC_URL to/);
    expect(problem).not.toContain('DEMO');
    expect(openStartProblem({ ...LOCAL, ...open, demo: '0', publicUrl: SITE })).toBeNull();
  });

  it.each(doors)('%s with DEMO=public is deliberate, and needs PUBLIC_URL', (_name, open) => {
    expect(openStartProblem({ ...LOCAL, ...open, demo: 'public' })).toMatch(/: set PUBLIC_URL to/);
    expect(openStartProblem({ ...LOCAL, ...open, demo: 'public', publicUrl: SITE })).toBeNull();
  });

  it.each(doors)('%s with the local demo is refused, even with PUBLIC_URL', (_name, open) => {
    expect(openStartProblem({ ...LOCAL, ...open, publicUrl: SITE })).toMatch(DEMO);
  });

  it('an address elsewhere means that others can connect', () => {
    expect(openStartProblem({ ...LOCAL, publicUrl: SITE })).toMatch(DEMO);
    expect(isLocalStart({ ...LOCAL, publicUrl: SITE })).toBe(false);
  });

  it('its database may be elsewhere while it listens only here', () => {
    expect(isLocalStart({ ...LOCAL, databaseUrl: 'postgres://db/x' })).toBe(true);
    expect(isLocalStart({ ...LOCAL, hosts: ['0.0.0.0'] })).toBe(false);
    expect(isLocalStart({ ...LOCAL, trustsProxy: true })).toBe(false);
  });
});
