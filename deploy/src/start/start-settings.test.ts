import { expect, test } from 'vitest';
import { START_EXIT } from './start-error.ts';
import { startSettings } from './start-settings.ts';

test('without any variable it is one server on port 8080 of this machine, data in .data', () => {
  const settings = startSettings({});
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', servers: 1, upstreams: [], trustsProxy: false });
  expect(settings.dataDir).toMatch(/\/\.data$/);
  expect(settings.registry).toMatchObject({ root: `${settings.dataDir}/releases`, env: 'local' });
});

test('releases are stored with the data unless configured otherwise', () => {
  expect(startSettings({ DATA_DIR: '/data' }).registry.root).toBe('/data/releases');
  expect(startSettings({ DATA_DIR: '/data', RELEASES_DIR: '/releases' }).registry.root).toBe('/releases');
});

test('remotes for development are included when requested', () => {
  expect(startSettings({}).isForDeveloping).toBe(false);
  expect(startSettings({ DEVELOPING: '1' }).isForDeveloping).toBe(true);
});

test('an empty variable is an unset one', () => {
  expect(startSettings({ PORT: '', DATA_DIR: '', SERVERS: '' })).toMatchObject({ port: 8080, servers: 1 });
});

test('lists are separated by commas or blanks', () => {
  const settings = startSettings({ FIELDSPAN_UPSTREAMS: 'http://a:1, http://b:2', FRAME_SOURCES: 'https://c.example' });
  expect(settings).toMatchObject({ upstreams: ['http://a:1', 'http://b:2'], frameSources: ['https://c.example'] });
});

test('CONST015 the public site is configured in one place, and is an address', () => {
  expect(startSettings({}).publicSite).toBeNull();
  expect(startSettings({ PUBLIC_SITE: 'https://fieldspan.example' }).publicSite).toBe('https://fieldspan.example');
  expect(() => startSettings({ PUBLIC_SITE: 'javascript:alert(1)' })).toThrow('PUBLIC_SITE');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number (is "eighty").'],
  [{ PORT: '70000' }, 'PORT must not be above 65535'],
  [{ SERVERS: '0' }, 'SERVERS must be at least 1'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1'],
  [{ DEVELOPING: 'yes' }, 'DEVELOPING must be 0 or 1'],
  [{ SERVERS: '2' }, 'SERVERS=2 needs DATABASE_URL'],
  [{ FIELDSPAN_OPS_KEY: 'secret' }, 'FIELDSPAN_OPS_KEY must have at least 20 characters'],
  [{ DEMO: 'yes' }, 'DEMO must be 0, 1 or public (is "yes")'],
  [{ PUBLIC_URL: 'app.example.com' }, 'PUBLIC_URL must begin with https://'],
  [{ HOST: '0.0.0.0' }, 'not for this machine alone (HOST=0.0.0.0): set DEMO=0, or DEMO=public'],
  [{ HOST: '0.0.0.0', DEMO: '0' }, '(HOST=0.0.0.0): set PUBLIC_URL to the address'],
  [{ HOST: '0.0.0.0', NODE_ENV: 'production' }, '; and set PUBLIC_URL to the address'],
  [{ DATABASE_URL: 'postgres://u:secret@db/x' }, '(DATABASE_URL): set DEMO=0, or DEMO=public'],
  [{ DATABASE_URL: 'postgres://db/x', DEMO: 'public' }, '(DATABASE_URL): set PUBLIC_URL to the address'],
  [{ TRUST_PROXY: '1' }, '(TRUST_PROXY=1): set DEMO=0, or DEMO=public'],
  [{ PUBLIC_URL: 'https://app.example' }, '(PUBLIC_URL=https://app.example): set DEMO=0, or DEMO=public'],
])('%j is refused with a message', (env, message) => {
  expect(() => startSettings(env)).toThrow(message);
  expect(() => startSettings(env)).toThrow(expect.objectContaining({ exitCode: START_EXIT.setting }));
});

const PUBLIC_URL = 'https://app.example';
test.each([
  { HOST: '0.0.0.0', DEMO: '0', PUBLIC_URL },
  { HOST: '0.0.0.0', DEMO: 'public', PUBLIC_URL, TRUST_PROXY: '1', DATABASE_URL: 'postgres://db/x', SERVERS: '2' },
  { HOST: '0.0.0.0', FIELDSPAN_UPSTREAMS: 'http://server-1:8081' },
])('%j is accepted', (env) => {
  expect(startSettings(env)).toMatchObject({ host: '0.0.0.0' });
});
