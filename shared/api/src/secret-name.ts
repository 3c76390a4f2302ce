const SECRET =
  /pass(word|wd)?$|^confirm$|token|secret|api[-_]?key|session|signature|trail|dataurl|acknowledgement_slug/i;

/** Whether a field with this name holds a secret or a signature, which must never be logged. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
