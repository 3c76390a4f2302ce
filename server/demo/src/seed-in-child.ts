import { fork } from 'node:child_process';
import type { SeedOrder } from './seed-order.ts';

/**
 * Seeds in a process of its own: drawing a thousand pictures leaves hundreds of megabytes that a server would keep.
 * Does nothing when the database is not empty by then.
 * @throws what the seeding threw
 */
export function seedInChild(order: SeedOrder): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(new URL('./seed-process.ts', import.meta.url), { serialization: 'advanced' });
  child.once('message', reject);
  child.once('error', reject);
  child.once('exit', (code, signal) =>
    code === 0 ? resolve() : reject(new Error(`Making the demo companies ended early (${signal ?? code}).`)),
  );
  child.send(order);
  return promise;
}
