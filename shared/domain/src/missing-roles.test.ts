import { expect, it } from 'vitest';
import { missingRoles } from './missing-roles.ts';

const manager = { id: 1, role_required: 1 };
const safety = { id: 2, role_required: 1 };
const crew = { id: 3, role_required: 0 };

it('ROLE025 names the required roles that nobody on the project has', () => {
  expect(missingRoles([manager, safety, crew], [{ personnel_role_id: 1 }, { personnel_role_id: null }])).toEqual([
    safety,
  ]);
  expect(missingRoles([manager, safety], [{ personnel_role_id: 2 }, { personnel_role_id: 1 }])).toEqual([]);
});
