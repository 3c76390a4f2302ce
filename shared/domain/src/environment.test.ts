import { describe, expect, it } from 'vitest';
import { DEMO_NOW, environmentOf, maySwitchUsers, nowAt } from './environment.ts';

const noon = new Date('2027-03-01T12:00:00Z');

describe('the environment', () => {
  it.each(['localhost', 'app.localhost', 'LOCALHOST', '127.0.0.1', '127.3.2.1', '[::1]', '::1'])(
    'CONST012 is Development on %s, with its own clock and switch users',
    (host) => {
      expect(environmentOf(host)).toBe('development');
      expect(nowAt(host, noon)).toBe(noon);
      expect(maySwitchUsers(host)).toBe(true);
    },
  );

  it.each(['demo.fieldspan.test', 'demo-2.fieldspan.test', 'fieldspan-demo.example.com', 'demo'])(
    'CONST013 is Demo on %s, where now is the fixed demo date and users can be switched',
    (host) => {
      expect(environmentOf(host)).toBe('demo');
      expect(nowAt(host, noon).toISOString()).toBe(DEMO_NOW);
      expect(maySwitchUsers(host)).toBe(true);
    },
  );

  it.each([
    'app.fieldspan.test',
    'localhost.example.com',
    'democracy.example.com',
    'my.demo.example.com',
    '10.0.0.1',
    '',
  ])('CONST014 is Production on %j, with the real date and without switch users', (host) => {
    expect(environmentOf(host)).toBe('production');
    expect(nowAt(host, noon)).toBe(noon);
    expect(maySwitchUsers(host)).toBe(false);
  });
});
