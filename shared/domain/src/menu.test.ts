import { describe, expect, it } from 'vitest';
import { NOBODY, type Viewer } from './access.ts';
import { menuFor, type MenuRule } from './menu.ts';

const entry = (label: string, order: number, rule: Partial<MenuRule> = {}): MenuRule => ({
  label,
  order,
  reviewer: false,
  tech: false,
  employerOnly: false,
  setup: false,
  ...rule,
});

const MENU = [
  entry('Employers', 170, { employerOnly: true, setup: true }),
  entry('Dashboard', 10),
  entry('Services', 30, { read: 'Services', tech: true }),
  entry('Equipment', 50, { read: 'Equipment' }),
  entry('Time Logs', 80, { read: 'TimeLogs', reviewer: true }),
  entry('Financial', 90, { read: ['Job Invoices', 'Expenses'] }),
  entry('Setup', 5, { setup: 'only' }),
];

const basic = (modules: Viewer['modules'], facts: Partial<Viewer> = {}): Viewer => ({
  ...NOBODY,
  role: 'Basic',
  modules,
  ...facts,
});
const READ = { read: true, write: false };
const labels = (viewer: Viewer, isCompanySetup = false) =>
  menuFor(MENU, viewer, isCompanySetup).map(({ label }) => label);

describe('the side menu', () => {
  it('shows everything to an Admin, in order, except what belongs to the setup', () => {
    expect(labels({ ...NOBODY, role: 'Admin' })).toEqual([
      'Dashboard',
      'Services',
      'Equipment',
      'Time Logs',
      'Financial',
      'Employers',
    ]);
  });

  it('shows a Basic user the entries without a rule and those whose module they read', () => {
    expect(labels(basic({ Equipment: READ }))).toEqual(['Dashboard', 'Equipment', 'Employers']);
  });

  it('does not take write for read', () => {
    expect(labels(basic({ Equipment: { read: false, write: true } }))).not.toContain('Equipment');
  });

  it('is content with any one of several modules', () => {
    expect(labels(basic({ Expenses: READ }))).toContain('Financial');
    expect(labels(basic({ Jobs: READ }))).not.toContain('Financial');
  });

  it('shows the time logs to a reviewer and the services to a service tech without the module', () => {
    expect(labels(basic({}, { reviewsTimeLogs: true }))).toEqual(['Dashboard', 'Time Logs', 'Employers']);
    expect(labels(basic({}, { isServiceTech: true }))).toEqual(['Dashboard', 'Services', 'Employers']);
  });

  it('shows only the employers to somebody without a role, a reviewer included', () => {
    expect(labels(NOBODY)).toEqual(['Employers']);
    expect(labels({ ...NOBODY, reviewsTimeLogs: true, isServiceTech: true })).toEqual(['Employers']);
  });

  it('shows only the setup and the employers while the company is being set up', () => {
    expect(labels({ ...NOBODY, role: 'Admin' }, true)).toEqual(['Setup', 'Employers']);
  });

  it('grants nothing for a module that it does not know', () => {
    expect(menuFor([entry('New', 1, { read: 'Drones' })], basic({}), false)).toEqual([]);
  });
});
