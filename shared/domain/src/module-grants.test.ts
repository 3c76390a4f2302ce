import { expect, it } from 'vitest';
import { moduleGrants, withGrant } from './module-grants.ts';

const grantOf = (text: string | null, name: string) => moduleGrants(text).find((grant) => grant.name === name);

it('lists every module, granted or not', () => {
  const text = '{"Jobs":{"read":true},"Unknown":{"read":true}}';
  expect(grantOf(text, 'Jobs')).toEqual({ name: 'Jobs', read: true, write: false });
  expect(grantOf(text, 'Contacts')).toEqual({ name: 'Contacts', read: false, write: false });
  expect(moduleGrants(text).map(({ name }) => name)).not.toContain('Unknown');
});

it('grants reading together with writing', () => {
  expect(withGrant(null, { name: 'Jobs', verb: 'write', isSet: true })).toBe('{"Jobs":{"read":true,"write":true}}');
});

it('removes writing together with reading, and drops empty grants', () => {
  const text = '{"Jobs":{"read":true,"write":true},"Contacts":{"read":1}}';
  expect(withGrant(text, { name: 'Jobs', verb: 'read', isSet: false })).toBe(
    '{"Contacts":{"read":true,"write":false}}',
  );
});

it('keeps reading when writing is removed', () => {
  const text = '{"Jobs":{"read":true,"write":true}}';
  expect(withGrant(text, { name: 'Jobs', verb: 'write', isSet: false })).toBe('{"Jobs":{"read":true,"write":false}}');
});

it('lets everybody read the library, unless a company explicitly forbids it', () => {
  expect(grantOf(null, 'Library')).toEqual({ name: 'Library', read: true, write: false });
  const without = withGrant(null, { name: 'Library', verb: 'read', isSet: false });
  expect(without).toBe('{"Library":{"read":false,"write":false}}');
  expect(grantOf(without, 'Library')).toEqual({ name: 'Library', read: false, write: false });
  expect(withGrant(without, { name: 'Library', verb: 'read', isSet: true })).toBe('{}');
});
