import * as v from 'valibot';
import { objectInText, YesOrNo } from './json-text.ts';
import { GIVEN_MODULES } from './modules.ts';
import type { ModuleFlags, ModuleName, ModulePermissions } from './modules.ts';

/**
 * Who may do something, in terms that both the server and the client understand.
 * - a module name: Admin, or a Basic user with that module's flag
 * - `@member`: anyone with a role at the company
 * - `@scoped`: any signed-in user; the row scope decides (members of a thread, personnel of a job, oneself)
 * - `@admin`: Admin only
 * - `@none`: nobody through the API
 */
export type AccessRule = ModuleName | '@member' | '@scoped' | '@admin' | '@none';

/** A person's rights at one company. */
export type Viewer = {
  role: 'Admin' | 'Basic' | 'none';
  modules: ModulePermissions;
  /** The person has a role with review_timelogs on any job. */
  reviewsTimeLogs: boolean;
  /** The person is marked as is_service_tech or has services assigned. */
  isServiceTech: boolean;
};

export type Verb = keyof ModuleFlags;

/** A viewer without any company. */
export const NOBODY: Viewer = { role: 'none', modules: {}, reviewsTimeLogs: false, isServiceTech: false };

/** The row of UserPermission that gives a role; flags are 0 or 1. */
export type PermissionEntry = {
  role_type: string | null;
  tenant_id: number;
  is_inactive: number;
  module_permissions: string | null;
};

/**
 * The entry that counts: the first one of the active tenant, or the very first if the tenant is unknown (document 0 §6;
 * decision 17).
 */
export function activeEntry<E extends PermissionEntry>(entries: readonly E[], tenantId: number | null): E | undefined {
  const first = tenantId === null ? entries[0] : entries.find((entry) => entry.tenant_id === tenantId);
  return first?.is_inactive === 1 ? undefined : first;
}

/** Reads role and modules from the active entry; any role but Admin and Basic counts as none. */
export function viewerOf(
  entry: PermissionEntry | undefined,
  facts: Pick<Viewer, 'reviewsTimeLogs' | 'isServiceTech'> = NOBODY,
): Viewer {
  const { reviewsTimeLogs, isServiceTech } = facts;
  if (entry?.role_type === 'Admin') return { role: 'Admin', modules: {}, reviewsTimeLogs, isServiceTech };
  if (entry?.role_type !== 'Basic') return { role: 'none', modules: {}, reviewsTimeLogs, isServiceTech };
  return { role: 'Basic', modules: parseModules(entry.module_permissions), reviewsTimeLogs, isServiceTech };
}

/**
 * Whether the viewer has a module's flag: an Admin always, a Basic user according to module_permissions, others never.
 */
export function hasModule(viewer: Viewer, module: ModuleName, verb: Verb): boolean {
  if (viewer.role === 'Admin') return true;
  return viewer.role === 'Basic' && (viewer.modules[module] ?? GIVEN_MODULES[module])?.[verb] === true;
}

/** Whether at least one of the rules allows the viewer. An empty list allows nobody. */
export function isAllowed(viewer: Viewer, rules: readonly AccessRule[], verb: Verb): boolean {
  return rules.some((rule) => passes(viewer, rule, verb));
}

function passes(viewer: Viewer, rule: AccessRule, verb: Verb): boolean {
  if (rule === '@none') return false;
  if (rule === '@scoped') return true;
  if (rule === '@member') return viewer.role !== 'none';
  if (rule === '@admin') return viewer.role === 'Admin';
  return hasModule(viewer, rule, verb);
}

const NO_FLAGS = { read: false, write: false };
const FlagsSchema = v.fallback(v.object({ read: YesOrNo, write: YesOrNo }), NO_FLAGS);

/** Flags are booleans or 0/1; anything else grants nothing. */
export const parseModules = (text: string | null): ModulePermissions =>
  Object.fromEntries(
    Object.entries(objectInText(text)).map(([name, flags]: [string, unknown]) => [name, v.parse(FlagsSchema, flags)]),
  );
