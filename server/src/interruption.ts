/** The server was asked to stop before it was ready. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/**
 * Events that stop the server. `disconnect`: the parent process is gone (kill -9 included) and cannot stop us any more.
 */
export const STOP_EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/** @returns a promise that rejects with Interrupted at the first request to stop */
export function interruption(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  // `on`, not `once`: a second signal while the database stops must not end the process early.
  for (const event of STOP_EVENTS) process.on(event, () => reject(new Interrupted(event)));
  // After the start nobody handles this promise, so its rejection must not be reported.
  promise.catch(() => {});
  return promise;
}
