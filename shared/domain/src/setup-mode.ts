/** The fields of a person and company that decide whether a setup must be finished first. */
export type SetupPerson = { id: number; slug: string; first_name: string | null; last_name: string | null };
export type SetupCompany = { managing_user_id: number | null; setup_finished: number; last_setup_step: number };

/** A person without a first or last name must enter it before anything else (document 0 §4). */
export function isAccountSetup({ first_name, last_name }: SetupPerson): boolean {
  return !first_name?.trim() || !last_name?.trim();
}

/** The managing user of a company with an unfinished setup must finish it (document 0 §4). */
export function isCompanySetup({ id }: SetupPerson, company: SetupCompany | null): boolean {
  return company !== null && company.setup_finished === 0 && company.managing_user_id === id;
}

export const ownProfilePath = (slug: string): string => `/employee/${encodeURIComponent(slug)}/profile`;

/** `isEmployed`: the person has a role at the active tenant. */
export type SetupState = { person: SetupPerson; company: SetupCompany | null; isEmployed: boolean };

/**
 * Where to redirect a person who opens `pathname`. Account setup redirects from every page to the person's profile
 * (decision 7). Only the home pages redirect to the company setup, at its current step, or to the list of employers for
 * a person without one (decision 18).
 * @returns null if they may stay
 */
export function forcedPath(pathname: string, { person, company, isEmployed }: SetupState): string | null {
  if (isAccountSetup(person)) {
    const own = ownProfilePath(person.slug);
    return pathname === own ? null : own;
  }
  if (!['/', '/dashboard'].includes(pathname)) return null;
  if (isCompanySetup(person, company)) return setupPath(company?.last_setup_step ?? 1);
  return isEmployed ? null : '/employers';
}

const setupPath = (step: number): string => (step > 1 ? `/setup/${step}` : '/setup');
