import { hasModule } from './access.ts';
import type { Viewer } from './access.ts';
import { MODULES } from './modules.ts';
import type { ModuleName } from './modules.ts';

/** Who sees a menu entry, as declared in remote.json. */
export type MenuRule = {
  label: string;
  order: number;
  /**
   * The entry is shown to people who may read at least one of these modules; without it, to everybody with a role at
   * the company.
   */
  read?: string | readonly string[] | undefined;
  reviewer: boolean;
  tech: boolean;
  employerOnly: boolean;
  /** The entry is for Admins only, whatever its other rules say. */
  adminRequired: boolean;
  setup: boolean | 'only';
};

/**
 * The entries a person sees, in menu order (document 0 §2.1, §6; decisions 18 and 19).
 * - company setup mode: only the entries marked for it
 * - no role at the company, or no active tenant: the employer-only entries
 * - otherwise: what the modules, the reviewer's role and the service tech flag allow
 */
export function menuFor<E extends MenuRule>(entries: readonly E[], viewer: Viewer, isCompanySetup: boolean): E[] {
  return entries
    .filter((entry) => (isCompanySetup ? entry.setup !== false : isShown(entry, viewer)))
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

function isShown(entry: MenuRule, viewer: Viewer): boolean {
  if (entry.setup === 'only') return false;
  if (isEmployerOnly(viewer)) return entry.employerOnly;
  if (viewer.role === 'Admin') return true;
  return !entry.adminRequired && isInMenu(entry, viewer);
}

function isInMenu(entry: MenuRule, viewer: Viewer): boolean {
  if (entry.reviewer && viewer.reviewsTimeLogs) return true;
  if (entry.tech && viewer.isServiceTech) return true;
  return isOpenTo(entry, viewer);
}

type Names = string | readonly string[] | undefined;
type OpenRule = { read?: Names; write?: Names; adminRequired?: boolean | undefined };

/**
 * Whether a person may see something with a `read` or `write` rule: one module of each list is enough, and without
 * rules everybody at the company may. An unknown module name grants nothing.
 */
export function isOpenTo({ read, write, adminRequired }: OpenRule, viewer: Viewer): boolean {
  if (adminRequired === true && viewer.role !== 'Admin') return false;
  return hasAny(viewer, read, 'read') && hasAny(viewer, write, 'write');
}

function hasAny(viewer: Viewer, names: Names, verb: 'read' | 'write'): boolean {
  if (names === undefined) return true;
  return [names].flat().some((name) => isModule(name) && hasModule(viewer, name, verb));
}

const isModule = (name: string): name is ModuleName => MODULES.some((module) => module === name);

/** The employer-only menu: for people without an active tenant or a role there (document 0 §2.1). */
export const isEmployerOnly = (viewer: Viewer): boolean => viewer.role === 'none';
