import { parseModules } from './access.ts';
import { MODULES } from './modules.ts';
import type { ModuleFlags, ModuleName } from './modules.ts';

/** What somebody was granted on one module. */
export type ModuleGrant = ModuleFlags & { name: ModuleName };

/** Every module in its order, with what module_permissions grants on it. */
export function moduleGrants(text: string | null): ModuleGrant[] {
  const flags = parseModules(text);
  return MODULES.map((name) => ({ name, read: flags[name]?.read ?? false, write: flags[name]?.write ?? false }));
}

/**
 * The same permissions with one flag set or taken. Who writes also reads, and who no longer reads does not write.
 * Modules without any grant are left out of the text.
 */
export function withGrant(
  text: string | null,
  change: { name: ModuleName; verb: keyof ModuleFlags; isSet: boolean },
): string {
  const changed = moduleGrants(text).map((grant) => (grant.name === change.name ? granted(grant, change) : grant));
  const kept = changed.filter(({ read, write }) => read || write);
  return JSON.stringify(Object.fromEntries(kept.map(({ name, read, write }) => [name, { read, write }])));
}

function granted(grant: ModuleGrant, { verb, isSet }: { verb: keyof ModuleFlags; isSet: boolean }): ModuleGrant {
  if (verb === 'read') return { ...grant, read: isSet, write: isSet && grant.write };
  return { ...grant, read: isSet || grant.read, write: isSet };
}
