/** Loopback and private networks, where our reverse proxy (the edge) runs. */
const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/i;

/**
 * The client's IP address. A proxy on a near network appends the address it saw to x-forwarded-for; from any other peer
 * the header is ignored.
 * @param peer the remote end of the socket; undefined in tests
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const near = peer === undefined || NEAR.test(peer);
  const named = near ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return named || peer || 'unknown';
}
