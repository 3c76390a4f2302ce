import type { PageRemote } from '@fieldspan/contract/release';

/**
 * Stands in for shell/src/remotes/federation-runtime.ts in the one-bundle build: the same lifecycles, by plain imports.
 */
export const LOAD_TIMEOUT_MS = 120_000;

const REMOTES: Record<string, () => Promise<unknown>> = {
  equipment: () => import('../../mf-equipment/src/remote.ts'),
  forms: () => import('../../mf-forms/src/remote.ts'),
  library: () => import('../../mf-library/src/remote.ts'),
  messaging: () => import('../../mf-messaging/src/remote.ts'),
  records: () => import('../../mf-records/src/remote.ts'),
};

export function fetchRemoteWithRuntime(): (name: string, remote: PageRemote, attempt: number) => Promise<unknown> {
  return async (name) => {
    const load = REMOTES[name];
    if (!load) throw new Error(`The bundle has no ${name}`);
    return load();
  };
}
