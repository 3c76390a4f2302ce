import * as v from 'valibot';
import { objectInText, YesOrNo } from './json-text.ts';
import { GIVEN_MODULES } from './modules.ts';
import type { ModuleFlags, ModuleName, ModulePermissions } from './modules.ts';

/**
 * Who may do a thing, in words that the server and the client both understand.
 * - a module name: Admin, or a Basic user with that module's flag
 * - `@member`: anyone with a role at the company
 * - `@scoped`: any signed-in user; the rows decide (members of a thread, personnel of a job, oneself)
 * - `@admin`: Admin only
 * - `@none`: nobody through the API
 */
export type AccessRule = ModuleName | '@member' | '@scoped' | '@admin' | '@none';

/** What is known of a person at one company. */
export type Viewer = {
  role: 'Admin' | 'Basic' | 'none';
  modules: ModulePermissions;
  /** Has a personnel role with review_timelogs on any job. */
  reviewsTimeLogs: boolean;
  /** Flagged is_service_tech, or has services assigned. */
  isServiceTech: boolean;
};

export type Verb = keyof ModuleFlags;

/** A viewer without any employer. */
export const NOBODY: Viewer = { role: 'none', modules: {}, reviewsTimeLogs: false, isServiceTech: false };

/** The row of UserPermission that decides a role; flags as the wire gives them (0 or 1). */
export type PermissionEntry = {
  role_type: string | null;
  tenant_id: number;
  is_inactive: number;
  module_permissions: string | null;
};

/**
 * The entry that counts: the first of the active employer, or the very first when the
 * employer is unknown (document 0 §6; decision 17).
 */
export function activeEntry<E extends PermissionEntry>(entries: readonly E[], tenantId: number | null): E | undefined {
  const first = tenantId === null ? entries[0] : entries.find((entry) => entry.tenant_id === tenantId);
  return first?.is_inactive === 1 ? undefined : first;
}

/** Reads role and modules from the entry that counts; anything but Admin and Basic has none. */
export function viewerOf(
  entry: PermissionEntry | undefined,
  facts: Pick<Viewer, 'reviewsTimeLogs' | 'isServiceTech'> = NOBODY,
): Viewer {
  const { reviewsTimeLogs, isServiceTech } = facts;
  if (entry?.role_type === 'Admin') return { role: 'Admin', modules: {}, reviewsTimeLogs, isServiceTech };
  if (entry?.role_type !== 'Basic') return { role: 'none', modules: {}, reviewsTimeLogs, isServiceTech };
  return { role: 'Basic', modules: parseModules(entry.module_permissions), reviewsTimeLogs, isServiceTech };
}

/** Whether the viewer has the flag on a module: Admin always, Basic by the JSON, others never. */
export function hasModule(viewer: Viewer, module: ModuleName, verb: Verb): boolean {
  if (viewer.role === 'Admin') return true;
  return viewer.role === 'Basic' && (viewer.modules[module] ?? GIVEN_MODULES[module])?.[verb] === true;
}

/** Whether any of the rules lets the viewer pass. An empty list lets nobody pass. */
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

/** Flags arrive as booleans or as 0/1; text that is not such JSON grants nothing. */
export const parseModules = (text: string | null): ModulePermissions =>
  Object.fromEntries(
    Object.entries(objectInText(text)).map(([name, flags]: [string, unknown]) => [name, v.parse(FlagsSchema, flags)]),
  );
