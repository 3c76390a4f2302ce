import { expect, test } from 'vitest';
import { START_EXIT } from './start-error.ts';
import { startSettings } from './start-settings.ts';

test('without any variable it is one server on port 8080 of this machine, data in .data', () => {
  const settings = startSettings({});
  expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', servers: 1, upstreams: [], trustsProxy: false });
  expect(settings.dataDir).toMatch(/\/\.data$/);
  expect(settings.registry).toMatchObject({ root: `${settings.dataDir}/releases`, env: 'local' });
});

test('releases stand with the data unless they are put elsewhere', () => {
  expect(startSettings({ DATA_DIR: '/data' }).registry.root).toBe('/data/releases');
  expect(startSettings({ DATA_DIR: '/data', RELEASES_DIR: '/releases' }).registry.root).toBe('/releases');
});

test('an empty variable is an unset one', () => {
  expect(startSettings({ PORT: '', DATA_DIR: '', SERVERS: '' })).toMatchObject({ port: 8080, servers: 1 });
});

test('lists are separated by commas or blanks', () => {
  const settings = startSettings({ FIELDSPAN_UPSTREAMS: 'http://a:1, http://b:2', FRAME_SOURCES: 'https://c.example' });
  expect(settings).toMatchObject({ upstreams: ['http://a:1', 'http://b:2'], frameSources: ['https://c.example'] });
});

test('CONST015 the public site is told in one place, and is an address', () => {
  expect(startSettings({}).publicSite).toBeNull();
  expect(startSettings({ PUBLIC_SITE: 'https://fieldspan.example' }).publicSite).toBe('https://fieldspan.example');
  expect(() => startSettings({ PUBLIC_SITE: 'javascript:alert(1)' })).toThrow('PUBLIC_SITE');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number (is "eighty").'],
  [{ PORT: '70000' }, 'PORT must not be above 65535'],
  [{ SERVERS: '0' }, 'SERVERS must be at least 1'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1'],
  [{ SERVERS: '2' }, 'SERVERS=2 needs DATABASE_URL'],
])('%j is refused in words', (env, message) => {
  expect(() => startSettings(env)).toThrow(message);
  expect(() => startSettings(env)).toThrow(expect.objectContaining({ exitCode: START_EXIT.setting }));
});
