/** What of a person and their company decides whether they have to finish something first. */
export type SetupPerson = { id: number; slug: string; first_name: string | null; last_name: string | null };
export type SetupCompany = { managing_user_id: number | null; setup_finished: number; last_setup_step: number };

/** A person without first or last name has to give them before anything else (document 0 §4). */
export function isAccountSetup({ first_name, last_name }: SetupPerson): boolean {
  return !first_name?.trim() || !last_name?.trim();
}

/** The managing user of a company whose setup is not finished has to finish it (document 0 §4). */
export function isCompanySetup({ id }: SetupPerson, company: SetupCompany | null): boolean {
  return company !== null && company.setup_finished === 0 && company.managing_user_id === id;
}

export const ownProfilePath = (slug: string): string => `/employee/${encodeURIComponent(slug)}/profile`;

/** `isEmployed`: has a role at the active employer. */
export type Standing = { person: SetupPerson; company: SetupCompany | null; isEmployed: boolean };

/**
 * Where somebody has to be who wants to be at `pathname`.
 * The account's setup forces its own profile from everywhere (decision 7). Only the home screens are taken by the
 * company's setup, at the step that was reached, and by the employers for somebody who has none (decision 18).
 * @returns null where they may stay
 */
export function forcedPath(pathname: string, { person, company, isEmployed }: Standing): string | null {
  if (isAccountSetup(person)) {
    const own = ownProfilePath(person.slug);
    return pathname === own ? null : own;
  }
  if (!['/', '/dashboard'].includes(pathname)) return null;
  if (isCompanySetup(person, company)) return setupPath(company?.last_setup_step ?? 1);
  return isEmployed ? null : '/employers';
}

const setupPath = (step: number): string => (step > 1 ? `/setup/${step}` : '/setup');
