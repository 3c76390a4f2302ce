/** A port cannot be listened on; the message says what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}
