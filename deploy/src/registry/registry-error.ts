/** The kind of failure, from which callers choose an exit code or an answer. */
export type RegistryErrorKind = 'unknown' | 'refused' | 'busy' | 'damaged';

/**
 * An error of the registry, worded for the person at the terminal. unknown: no such remote, version or set · refused:
 * by the gate or a rule · busy: other writers kept winning · damaged: files do not match their hashes
 */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly kind: RegistryErrorKind;

  constructor(kind: RegistryErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
