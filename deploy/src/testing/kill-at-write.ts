import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Calls that change a folder or make a change durable. */
const WRITES = ['link', 'rename', 'rm', 'truncate', 'mkdir'] as const;

/**
 * Kills this process (SIGKILL) instead of its n-th disk write: creating, opening for writing, linking, renaming,
 * removing. Earlier writes stay as they are.
 */
export function killAtWrite(number: number): void {
  let writes = 0;
  function count(): void {
    writes += 1;
    if (writes === number) process.kill(process.pid, 'SIGKILL');
  }
  const original = fs.promises;
  for (const name of WRITES) {
    const write = original[name];
    Reflect.set(original, name, async (...args: unknown[]): Promise<unknown> => {
      count();
      return Reflect.apply(write, original, args);
    });
  }
  const { open } = original;
  original.open = async (path, flags, mode) => {
    const handle = await open(path, flags, mode);
    if (flags !== undefined && flags !== 'r') {
      count();
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        count();
        return sync();
      };
    }
    return handle;
  };
  syncBuiltinESMExports();
}
