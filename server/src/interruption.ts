/** Asked to stop before it was ready. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** What asks a server to stop; `disconnect`: whoever started us is gone, kill -9 included, and nobody else would. */
export const STOP_EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/** @returns a promise that rejects with Interrupted at the first request to stop */
export function interruption(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  // Not `once`: a second signal while the database is being stopped must not end us before it has.
  for (const event of STOP_EVENTS) process.on(event, () => reject(new Interrupted(event)));
  // Nobody listens any more once the server has started.
  promise.catch(() => {});
  return promise;
}
