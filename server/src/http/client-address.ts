/** Loopback and private networks: where the edge in front of us runs. */
const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i;

/**
 * Address of the person who asks. A proxy near us appends the address it saw; a stranger's header is not believed.
 * @param peer the socket's other end; undefined in tests
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const near = peer === undefined || NEAR.test(peer);
  const named = near ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return named || peer || 'unknown';
}
