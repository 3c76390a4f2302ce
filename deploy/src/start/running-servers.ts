import { rmSync, writeFileSync } from 'node:fs';
import type { Registry } from '../registry/registry.ts';
import { runningFile, type RunningServers } from '../registry/server-levels.ts';

/**
 * Records the addresses of this product's servers beside the registry, so that `fed` can ask them before something goes
 * live.
 */
export function writeRunningServers(registry: Registry, servers: readonly string[]): void {
  const running: RunningServers = { pid: process.pid, env: registry.env, servers: [...servers] };
  writeFileSync(runningFile(registry), JSON.stringify(running));
}

export function removeRunningServers(registry: Registry): void {
  rmSync(runningFile(registry), { force: true });
}
