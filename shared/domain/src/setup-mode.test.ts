import { describe, expect, it } from 'vitest';
import { forcedPath, isAccountSetup, isCompanySetup, type SetupCompany, type SetupPerson } from './setup-mode.ts';

const dana = { id: 7, slug: 'dana-reyes', first_name: 'Dana', last_name: 'Reyes' };
const unfinished = { managing_user_id: 7, setup_finished: 0, last_setup_step: 1 };

const at = (person: SetupPerson, company: SetupCompany | null = null) => ({ person, company, isEmployed: true });

describe('account setup', () => {
  it('is on while the first or the last name is missing or blank', () => {
    expect(isAccountSetup(dana)).toBe(false);
    expect(isAccountSetup({ ...dana, first_name: null })).toBe(true);
    expect(isAccountSetup({ ...dana, last_name: '  ' })).toBe(true);
  });

  it('forces the own profile from everywhere, also from another profile', () => {
    const nameless = { ...dana, last_name: '' };
    expect(forcedPath('/projects/list', at(nameless))).toBe('/employee/dana-reyes/profile');
    expect(forcedPath('/employee/luis/profile', at(nameless))).toBe('/employee/dana-reyes/profile');
    expect(forcedPath('/employee/dana-reyes/profile', at(nameless))).toBeNull();
  });

  it('comes before the setup of the company', () => {
    expect(forcedPath('/', at({ ...dana, first_name: '' }, unfinished))).toBe('/employee/dana-reyes/profile');
  });
});

describe('company setup', () => {
  it('applies only to the managing user of an unfinished company', () => {
    expect(isCompanySetup(dana, unfinished)).toBe(true);
    expect(isCompanySetup({ ...dana, id: 8 }, unfinished)).toBe(false);
    expect(isCompanySetup(dana, { ...unfinished, setup_finished: 1 })).toBe(false);
    expect(isCompanySetup(dana, null)).toBe(false);
  });

  it('replaces the home screens, at the step that was reached', () => {
    expect(forcedPath('/', at(dana, unfinished))).toBe('/setup');
    expect(forcedPath('/dashboard', at(dana, { ...unfinished, last_setup_step: 3 }))).toBe('/setup/3');
    expect(forcedPath('/employers', at(dana, unfinished))).toBeNull();
  });

  it('leaves everybody else where they are', () => {
    expect(forcedPath('/', at(dana))).toBeNull();
    expect(forcedPath('/', at({ ...dana, id: 8 }, unfinished))).toBeNull();
  });
});

describe('somebody without an employer', () => {
  const free = { person: dana, company: null, isEmployed: false };

  it('gets the employers instead of the home screens', () => {
    expect(forcedPath('/', free)).toBe('/employers');
    expect(forcedPath('/dashboard', free)).toBe('/employers');
  });

  it('may go everywhere else', () => {
    expect(forcedPath('/employee/dana-reyes/profile', free)).toBeNull();
    expect(forcedPath('/employers', free)).toBeNull();
  });
});
