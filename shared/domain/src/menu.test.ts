import { describe, expect, it } from 'vitest';
import { activeEntry, NOBODY, viewerOf, type Viewer } from './access.ts';
import { isEmployerOnly, menuFor, type MenuRule } from './menu.ts';
import { MODULES, type ModuleName } from './modules.ts';

const entry = (label: string, order: number, rule: Partial<MenuRule> = {}): MenuRule => ({
  label,
  order,
  reviewer: false,
  tech: false,
  employerOnly: false,
  adminRequired: false,
  setup: false,
  ...rule,
});

const MENU = [
  entry('Employers', 170, { employerOnly: true, setup: true }),
  entry('Dashboard', 10),
  entry('Projects', 20),
  entry('Services', 30),
  entry('My Services', 31, { read: 'Services', tech: true }),
  entry('Contacts Network', 40, { read: 'Contacts' }),
  entry('Equipment', 50, { read: 'Equipment' }),
  entry('Materials & Tasks', 60, { read: 'Materials' }),
  entry('Employees', 70, { read: 'Users' }),
  entry('Time Logs', 80, { read: 'TimeLogs', reviewer: true }),
  entry('Financial', 90, {
    read: ['Service Quotes/Invoices', 'Job Invoices', 'Purchase Orders', 'Projects', 'Jobs', 'Expenses'],
  }),
  entry('Health & Safety', 100, { read: 'Certificates' }),
  entry('Forms', 110, { read: 'Company Forms' }),
  entry('Locates', 130, { read: 'Locates' }),
  entry('Backups', 150, { adminRequired: true }),
  entry('Setup', 5, { setup: 'only' }),
];

const basic = (modules: Viewer['modules'], facts: Partial<Viewer> = {}): Viewer => ({
  ...NOBODY,
  role: 'Basic',
  modules,
  ...facts,
});
const ADMIN: Viewer = { ...NOBODY, role: 'Admin' };
const withText = (module_permissions: string | null) =>
  labels(viewerOf({ role_type: 'Basic', tenant_id: 1, is_inactive: 0, module_permissions }));
const READ = { read: true, write: false };
const WRITE = { read: true, write: true };
const labels = (viewer: Viewer, isCompanySetup = false) =>
  menuFor(MENU, viewer, isCompanySetup).map(({ label }) => label);
/** Entries that everybody with a role sees. */
const ALWAYS = ['Dashboard', 'Projects', 'Services', 'Employers'];

describe('the side menu of an Admin', () => {
  it('ROLE001 ROLE004 has everything, in order, except the entries of the setup', () => {
    expect(labels(ADMIN)).toEqual(
      MENU.toSorted((a, b) => a.order - b.order)
        .map(({ label }) => label)
        .filter((label) => label !== 'Setup'),
    );
  });

  it('ROLE004 follows from the role alone: an empty list of modules removes nothing', () => {
    const viewer = viewerOf({ role_type: 'Admin', tenant_id: 1, is_inactive: 0, module_permissions: '{}' });
    expect(labels(viewer)).toEqual(labels(ADMIN));
  });
});

describe('the side menu of a Basic user', () => {
  it('ROLE001 ROLE007 has the entries without a rule and those whose module they read', () => {
    expect(labels(basic({ Equipment: READ }))).toEqual(['Dashboard', 'Projects', 'Services', 'Equipment', 'Employers']);
  });

  it('ROLE007 does not treat write as read', () => {
    expect(labels(basic({ Equipment: { read: false, write: true } }))).not.toContain('Equipment');
  });

  it('ROLE008 has no entry of a module that the permissions do not name, nor with permissions that are not JSON', () => {
    expect(withText('{"Equipment":{"read":1,"write":0}}')).not.toContain('Contacts Network');
    expect(withText('{broken')).toEqual(ALWAYS);
    expect(withText(null)).toEqual(ALWAYS);
  });

  it('ROLE006 has no entry that is for an Admin only, whatever the modules', () => {
    const everything = Object.fromEntries(MODULES.map((module) => [module, WRITE]));
    expect(labels(basic(everything))).not.toContain('Backups');
    expect(labels(ADMIN)).toContain('Backups');
  });

  const NEEDED: readonly [id: string, label: string, module: ModuleName][] = [
    ['ROLE010', 'Contacts Network', 'Contacts'],
    ['ROLE011', 'Equipment', 'Equipment'],
    ['ROLE012', 'Materials & Tasks', 'Materials'],
    ['ROLE013', 'Employees', 'Users'],
    ['ROLE014', 'Time Logs', 'TimeLogs'],
    ['ROLE015', 'Health & Safety', 'Certificates'],
    ['ROLE016', 'Forms', 'Company Forms'],
    ['ROLE017', 'Locates', 'Locates'],
  ];
  it.each(NEEDED)('%s has %s with read on %s, and only then', (_id, label, module) => {
    const others = Object.fromEntries(MODULES.filter((name) => name !== module).map((name) => [name, WRITE]));
    expect(labels(basic({ [module]: READ }))).toContain(label);
    expect(labels(basic(others))).not.toContain(label);
  });

  it('ROLE018 has Financial with read on any one of its modules', () => {
    const five = ['Service Quotes/Invoices', 'Job Invoices', 'Purchase Orders', 'Projects', 'Expenses'] as const;
    for (const module of five) expect(labels(basic({ [module]: READ }))).toContain('Financial');
    expect(labels(basic({ Contacts: WRITE, Materials: WRITE }))).not.toContain('Financial');
  });

  it('ROLE019 has the time logs as a reviewer, without the module', () => {
    expect(labels(basic({}, { reviewsTimeLogs: true }))).toContain('Time Logs');
    expect(labels(basic({}))).not.toContain('Time Logs');
  });

  it('ROLE020 ROLE021 has their own services as a service tech, with read on Services, or as an Admin', () => {
    expect(labels(basic({}))).not.toContain('My Services');
    for (const viewer of [basic({}, { isServiceTech: true }), basic({ Services: READ }), ADMIN]) {
      expect(labels(viewer)).toContain('My Services');
    }
  });

  it('ignores an unknown module', () => {
    expect(menuFor([entry('New', 1, { read: 'Drones' })], basic({}), false)).toEqual([]);
  });
});

describe('the side menu of somebody without a role', () => {
  it('NAV022 NAV023 has only the employers, for a reviewer and a service tech too', () => {
    expect(labels(NOBODY)).toEqual(['Employers']);
    expect(labels({ ...NOBODY, reviewsTimeLogs: true, isServiceTech: true })).toEqual(['Employers']);
    expect([isEmployerOnly(NOBODY), isEmployerOnly(ADMIN), isEmployerOnly(basic({}))]).toEqual([true, false, false]);
  });

  it('NAV022 is the same for somebody without an active company', () => {
    const elsewhere = { role_type: 'Admin', tenant_id: 7, is_inactive: 0, module_permissions: null };
    expect(labels(viewerOf(activeEntry([elsewhere], 0)))).toEqual(['Employers']);
  });

  it('ROLE003 uses only the first entry, and not if it is inactive', () => {
    const inactive = { role_type: 'Admin', tenant_id: 1, is_inactive: 1, module_permissions: null };
    const second = { ...inactive, is_inactive: 0 };
    expect(labels(viewerOf(activeEntry([inactive, second], 1)))).toEqual(['Employers']);
  });

  it('ROLE009 is the same for an unknown role, whatever its modules', () => {
    const module_permissions = JSON.stringify({ Equipment: WRITE, Contacts: WRITE });
    const viewer = viewerOf({ role_type: 'Foo', tenant_id: 1, is_inactive: 0, module_permissions });
    expect(labels(viewer)).toEqual(['Employers']);
  });
});

it('NAV021 has only the setup and the employers while the company is being set up', () => {
  expect(labels(ADMIN, true)).toEqual(['Setup', 'Employers']);
});
