import { fork } from 'node:child_process';
import type { SeedOrder } from './seed-order.ts';

/**
 * Seeds in a child process, because drawing a thousand pictures uses hundreds of megabytes that a server would not give
 * back. Does nothing if the database is not empty.
 * @throws the child's error
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
