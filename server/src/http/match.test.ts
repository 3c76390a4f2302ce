import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import { createRouter } from './match.ts';
import type { Route } from './route.ts';

const route = (verb: Route['verb'], path: string): Route => ({
  verb,
  path,
  summary: path,
  session: 'none',
  handle: () => Promise.resolve(path),
});

const routes = [
  route('GET', ':model/find/:key'),
  route('GET', 'Weather/find/:place'),
  route('GET', ':model/get'),
  route('POST', ':model/save'),
  route('POST', 'Message/save'),
];

function find(verb: string, path: string) {
  const found = createRouter(routes)(verb, path);
  return found.kind === 'route' ? { path: found.match.route.path, params: found.match.params } : found.kind;
}

describe('the router', () => {
  it('prefers a literal segment to a parameter at every depth, whatever the order', () => {
    expect(find('POST', 'Message/save')).toMatchObject({ path: 'Message/save' });
    expect(find('POST', 'Job/save')).toEqual({ path: ':model/save', params: { model: 'Job' } });
    expect(find('GET', 'Weather/find/Guelph')).toEqual({ path: 'Weather/find/:place', params: { place: 'Guelph' } });
  });

  it('ignores the case of literals and keeps that of parameters', () => {
    expect(find('GET', 'JOB/FIND/Some-Slug')).toEqual({
      path: ':model/find/:key',
      params: { model: 'JOB', key: 'Some-Slug' },
    });
  });

  it('decodes parameters, and keeps what cannot be decoded as it is', () => {
    expect(find('GET', 'Job/find/a%2Fb')).toMatchObject({ params: { key: 'a/b' } });
    expect(find('GET', 'Job/find/%E0%A4%A')).toMatchObject({ params: { key: '%E0%A4%A' } });
  });

  it('tells a wrong method from an unknown path', () => {
    expect(find('POST', 'Job/get')).toBe('other-verb');
    expect(find('GET', 'Job/get/more/than/that')).toBe('none');
  });

  it('refuses two routes for one call', () => {
    expect(() => createRouter([...routes, route('POST', 'message/SAVE')])).toThrow(
      'Two routes answer POST message/SAVE',
    );
  });
});

describe('the address of the client', () => {
  it.each([
    ['the peer, without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['what the edge beside us saw', '127.0.0.1', '198.51.100.4', '198.51.100.4'],
    ['only the last of what was forwarded', '::1', '1.2.3.4, 198.51.100.4', '198.51.100.4'],
    ['never a stranger’s claim', '203.0.113.7', '198.51.100.4', '203.0.113.7'],
  ])('is %s', (...[, peer, forwarded, address]) => {
    expect(clientAddress(peer, forwarded)).toBe(address);
  });
});
