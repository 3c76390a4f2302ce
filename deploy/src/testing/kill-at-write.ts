import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What changes a folder, and what makes a change last. */
const WRITES = ['link', 'rename', 'rm', 'truncate', 'mkdir'] as const;

/**
 * Kills this process (SIGKILL) in place of its write to the disk of that number: creating, opening for writing, linking,
 * renaming, removing. What it did before stays as it is.
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
