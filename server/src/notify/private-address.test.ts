import { expect, it } from 'vitest';
import { isPrivateHost, publicLookup } from './private-address.ts';

it.each([
  'localhost',
  'db',
  'printer.local',
  'api.internal',
  'LOCALHOST.',
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.9',
  '169.254.169.254',
  '100.64.0.1',
  '[::1]',
  '[fd00::1]',
  '[fe80::1]',
  '[::ffff:10.0.0.1]',
])('%s belongs to a private network', (host) => expect(isPrivateHost(host)).toBe(true));

it.each(['fcm.googleapis.com', 'push.example.com', '8.8.8.8', '[2606:4700::1]'])('%s does not', (host) =>
  expect(isPrivateHost(host)).toBe(false),
);

it.each([true, false])('a name that leads into a private network is not connected to (all: %s)', async (all) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  publicLookup('localhost', { all }, (error) => resolve(error?.message ?? 'connected'));
  expect(await promise).toBe('The name leads into a private network');
});
