import { parseModules } from './access.ts';
import { GIVEN_MODULES, MODULES } from './modules.ts';
import type { ModuleFlags, ModuleName } from './modules.ts';

/** A person's rights on one module. */
export type ModuleGrant = ModuleFlags & { name: ModuleName };

/** All modules in order, with the rights that module_permissions grants. */
export function moduleGrants(text: string | null): ModuleGrant[] {
  const flags = parseModules(text);
  return MODULES.map((name) => {
    const { read, write } = flags[name] ?? givenOf(name);
    return { name, read, write };
  });
}

/**
 * The permissions with one flag changed. Write includes read, and without read there is no write. Modules with the
 * default rights are left out of the text.
 */
export function withGrant(
  text: string | null,
  change: { name: ModuleName; verb: keyof ModuleFlags; isSet: boolean },
): string {
  const changed = moduleGrants(text).map((grant) => (grant.name === change.name ? granted(grant, change) : grant));
  const kept = changed.filter(({ name, read, write }) => {
    const given = givenOf(name);
    return read !== given.read || write !== given.write;
  });
  return JSON.stringify(Object.fromEntries(kept.map(({ name, read, write }) => [name, { read, write }])));
}

const givenOf = (name: ModuleName): ModuleFlags => GIVEN_MODULES[name] ?? { read: false, write: false };

function granted(grant: ModuleGrant, { verb, isSet }: { verb: keyof ModuleFlags; isSet: boolean }): ModuleGrant {
  if (verb === 'read') return { ...grant, read: isSet, write: isSet && grant.write };
  return { ...grant, read: isSet || grant.read, write: isSet };
}
