import { describe, expect, it } from 'vitest';
import { isDeveloper } from './developing.ts';
import { publicOrigin } from './origin.ts';

const HERE = { publicUrl: null, isLocal: true, demo: '1' } as const;
const SITE = { publicUrl: 'https://app.example.com/', isLocal: false, demo: '0' } as const;
const asked = (host: string, more: Record<string, string> = {}) => new Headers({ host, ...more });

describe('where links in mail lead', () => {
  it('is PUBLIC_URL, whatever host was requested', () => {
    expect(publicOrigin(SITE, asked('evil.example'))).toBe('https://app.example.com');
    expect(publicOrigin(SITE, asked('localhost:8080'))).toBe('https://app.example.com');
  });

  it('is the requested name and port of this machine', () => {
    expect(publicOrigin(HERE, asked('localhost:8080'))).toBe('http://localhost:8080');
    expect(publicOrigin(HERE, asked('127.0.0.1:9000', { 'x-forwarded-proto': 'https' }))).toBe(
      'https://127.0.0.1:9000',
    );
    expect(publicOrigin(HERE, asked('127.0.0.1:3001', { 'x-forwarded-host': 'localhost:8080' }))).toBe(
      'http://localhost:8080',
    );
  });

  it.each(['evil.example:8080', 'localhost.evil.example:8080', '127.0.0.1.evil.example:8080', 'evil@x:8080'])(
    'is never the foreign host %s',
    (host) => {
      expect(publicOrigin(HERE, asked(host))).toBe('http://localhost:8080');
      expect(publicOrigin(HERE, asked('localhost', { 'x-forwarded-host': host }))).toBe('http://localhost:8080');
    },
  );

  it('is nothing without PUBLIC_URL if others can connect, or without demo', () => {
    expect(() => publicOrigin({ ...HERE, isLocal: false }, asked('localhost'))).toThrow('PUBLIC_URL is not set');
    expect(() => publicOrigin({ ...HERE, demo: '0' }, asked('localhost'))).toThrow('PUBLIC_URL is not set');
  });
});

describe('a developer', () => {
  const near = { headers: asked('localhost:8080'), address: '127.0.0.1' };

  it('is somebody whose request goes from this machine to this machine', () => {
    expect(isDeveloper(HERE, near)).toBe(true);
    expect(isDeveloper({ ...HERE, demo: 'public' }, near)).toBe(true);
  });

  it.each([
    ['another address', { ...near, address: '10.0.0.7' }],
    ['a name that was pointed here', { ...near, headers: asked('rebound.example:8080') }],
    [
      'a name that the edge was asked for',
      { ...near, headers: asked('localhost', { 'x-forwarded-host': 'x.example' }) },
    ],
    ['no host', { ...near, headers: new Headers() }],
  ])('is nobody who connects by %s', (_how, request) => {
    expect(isDeveloper(HERE, request)).toBe(false);
  });

  it('is nobody if others can connect, and nobody without demo', () => {
    expect(isDeveloper({ ...HERE, isLocal: false }, near)).toBe(false);
    expect(isDeveloper({ ...HERE, demo: '0' }, near)).toBe(false);
  });
});
