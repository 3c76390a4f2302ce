type Role = { id: number; role_required: number };

/** The required roles that nobody on this project has (document 0 §6). */
export function missingRoles<R extends Role>(
  roles: readonly R[],
  personnel: readonly { personnel_role_id: number | null }[],
): R[] {
  const held = new Set(personnel.map(({ personnel_role_id }) => personnel_role_id));
  return roles.filter(({ id, role_required }) => role_required === 1 && !held.has(id));
}
