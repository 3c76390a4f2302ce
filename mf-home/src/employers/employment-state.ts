export type EmploymentState = 'current' | 'available' | 'invited' | 'declined' | 'inactive';

type Facts = { tenant_id: number; is_inactive: number; invite_accepted: number; invite_declined: number };

/** The state of a person's employment. Inactive takes precedence, whatever the invitation says. */
export function employmentState(employment: Facts, activeTenantId: number): EmploymentState {
  if (employment.is_inactive === 1) return 'inactive';
  if (employment.invite_accepted === 1) return employment.tenant_id === activeTenantId ? 'current' : 'available';
  return employment.invite_declined === 1 ? 'declined' : 'invited';
}
