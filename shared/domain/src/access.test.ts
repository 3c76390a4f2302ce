import { describe, expect, it } from 'vitest';
import { NOBODY, activeEntry, isAllowed, parseModules, viewerOf } from './access.ts';
import { MODULES } from './modules.ts';

const basic = (modules: object) => ({
  role_type: 'Basic',
  tenant_id: 1,
  is_inactive: 0,
  module_permissions: JSON.stringify(modules),
});

describe('the entry that applies', () => {
  const entries = [
    { ...basic({}), tenant_id: 7 },
    { ...basic({}), tenant_id: 3, is_inactive: 1 },
  ];

  it('is the first of the active employer', () => expect(activeEntry(entries, 7)).toBe(entries[0]));
  it('is none if that entry is inactive', () => expect(activeEntry(entries, 3)).toBeUndefined());
  it('is the very first if the company is unknown', () => expect(activeEntry(entries, null)).toBe(entries[0]));
  it('is none at a company without an entry', () => expect(activeEntry(entries, 99)).toBeUndefined());
});

describe('an Admin', () => {
  const admin = viewerOf({ role_type: 'Admin', tenant_id: 1, is_inactive: 0, module_permissions: null });
  it.each(MODULES)('reads and writes %s', (module) => {
    expect([isAllowed(admin, [module], 'read'), isAllowed(admin, [module], 'write')]).toEqual([true, true]);
  });
  it('passes @admin', () => expect(isAllowed(admin, ['@admin'], 'write')).toBe(true));
  it('does not pass @none', () => expect(isAllowed(admin, ['@none'], 'write')).toBe(false));
});

describe('a Basic user', () => {
  const viewer = viewerOf(basic({ Contacts: { read: 1, write: 0 }, Equipment: { read: true, write: true } }));
  it('has the flags of the JSON, as booleans or as 0 and 1', () => {
    expect(isAllowed(viewer, ['Contacts'], 'read')).toBe(true);
    expect(isAllowed(viewer, ['Contacts'], 'write')).toBe(false);
    expect(isAllowed(viewer, ['Equipment'], 'write')).toBe(true);
  });
  it('has no permission on a module that is missing', () => expect(isAllowed(viewer, ['Users'], 'read')).toBe(false));
  it('passes if one of several rules passes', () =>
    expect(isAllowed(viewer, ['Users', 'Contacts'], 'read')).toBe(true));
  it('passes @scoped, where the rows decide', () => expect(isAllowed(viewer, ['@scoped'], 'write')).toBe(true));
  it('passes @member, not @admin', () => {
    expect([isAllowed(viewer, ['@member'], 'read'), isAllowed(viewer, ['@admin'], 'read')]).toEqual([true, false]);
  });
});

describe('any other role', () => {
  it.each([undefined, { ...basic({ Contacts: { read: 1 } }), role_type: 'Owner' }])('has none', (entry) => {
    expect(viewerOf(entry)).toEqual(NOBODY);
    expect(isAllowed(viewerOf(entry), ['@member', 'Contacts'], 'read')).toBe(false);
  });
});

describe('module_permissions', () => {
  it.each([null, '', 'not json', '[]', '"x"', 'null'])('grants nothing when it reads %j', (text) => {
    expect(parseModules(text)).toEqual({});
  });
});
