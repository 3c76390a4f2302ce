const SECRET =
  /pass(word|wd)?$|^confirm$|token|secret|api[-_]?key|session|signature|trail|dataurl|acknowledgement_slug/i;

/** Whether a field of that name holds a secret, or somebody's signature: it never goes into a log. */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}
