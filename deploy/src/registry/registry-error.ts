/** What went wrong, for callers that choose an exit code or an answer by it. */
export type RegistryErrorKind = 'unknown' | 'refused' | 'busy' | 'damaged';

/**
 * The registry's own refusals. The message is written for the person at the terminal.
 * unknown: no such remote, version or set · refused: the gate or a rule says no ·
 * busy: other writers kept winning · damaged: files do not say what their hashes say
 */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly kind: RegistryErrorKind;

  constructor(kind: RegistryErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
