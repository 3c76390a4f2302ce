import { withFileLock } from '../file-lock.ts';
import { lockFile, type Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

function heldTooLong(): RegistryError {
  return new RegistryError('busy', 'Another process has held the release registry for 30 seconds. Try again.');
}

/** Runs a task while no other process changes the registry. */
export function withRegistryLock<T>(registry: Registry, task: () => Promise<T>): Promise<T> {
  return withFileLock({ path: lockFile(registry), waitMs: 30_000, busy: heldTooLong }, task);
}
