import type { PageRemote } from '@fieldspan/contract/release';

/**
 * Stands in for shell/src/remotes/federation-runtime.ts in the one-bundle build: the same lifecycles, by plain imports.
 */
export const LOAD_TIMEOUT_MS = 120_000;

const REMOTES: Record<string, () => Promise<unknown>> = {
  company: () => import('../../mf-company/src/remote.ts'),
  contacts: () => import('../../mf-contacts/src/remote.ts'),
  equipment: () => import('../../mf-equipment/src/remote.ts'),
  forms: () => import('../../mf-forms/src/remote.ts'),
  home: () => import('../../mf-home/src/remote.ts'),
  library: () => import('../../mf-library/src/remote.ts'),
  messaging: () => import('../../mf-messaging/src/remote.ts'),
  money: () => import('../../mf-money/src/remote.ts'),
  people: () => import('../../mf-people/src/remote.ts'),
  projects: () => import('../../mf-projects/src/remote.ts'),
  service: () => import('../../mf-service/src/remote.ts'),
  time: () => import('../../mf-time/src/remote.ts'),
};

export function fetchRemoteWithRuntime(): (name: string, remote: PageRemote, attempt: number) => Promise<unknown> {
  return async (name) => {
    const load = REMOTES[name];
    if (!load) throw new Error(`The bundle has no ${name}`);
    return load();
  };
}
