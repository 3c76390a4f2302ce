import { hasModule } from './access.ts';
import type { Viewer } from './access.ts';
import { MODULES } from './modules.ts';
import type { ModuleName } from './modules.ts';

/** What a menu entry says about who sees it, as remote.json declares it. */
export type MenuRule = {
  label: string;
  order: number;
  /** Modules of which any one with read shows the entry; without it anyone with a role at the company sees it. */
  read?: string | readonly string[] | undefined;
  reviewer: boolean;
  tech: boolean;
  employerOnly: boolean;
  /** For an Admin only, whatever else it says. */
  adminRequired: boolean;
  setup: boolean | 'only';
};

/**
 * The entries that a person sees, in the order of the menu (document 0 §2.1, §6; decisions 18 and 19).
 * - company setup mode: the entries marked for it, nothing else
 * - no role at the company, or no active employer: the employer-only entries
 * - else: what the modules, the reviewer's role and the service tech's flag allow
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

/**
 * Whether a person may see what declares `read` or `write`: any one module of each is enough, and without either everybody
 * at the company may. A module name that this version does not know grants nothing.
 */
export function isOpenTo({ read, write }: { read?: Names; write?: Names }, viewer: Viewer): boolean {
  return hasAny(viewer, read, 'read') && hasAny(viewer, write, 'write');
}

function hasAny(viewer: Viewer, names: Names, verb: 'read' | 'write'): boolean {
  if (names === undefined) return true;
  return [names].flat().some((name) => isModule(name) && hasModule(viewer, name, verb));
}

const isModule = (name: string): name is ModuleName => MODULES.some((module) => module === name);

/** The employer-only menu: no active employer, or nothing at the company (document 0 §2.1). */
export const isEmployerOnly = (viewer: Viewer): boolean => viewer.role === 'none';
