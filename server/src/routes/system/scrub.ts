const REMOVED = '[removed]';

/** Names whose values are never logged: secrets, sessions and signatures. */
const SECRET_NAME =
  /pass(word|wd)?$|^confirm$|token|secret|api[-_]?key|authorization|cookie|session|signature|trail|dataurl/i;

/** Tokens in resource URLs, query strings and mailed links. */
const TOKEN_IN_TEXT =
  /(\/resources\/[\w-]+\/|[?&](?:[\w-]*token|api[-_]key|session)=|\/(?:reset-password|accept-invite|setup|onboarding)\/(?:\d+\/)?)[^/\s?&#"']+/gi;

/** Any string that is this long and random counts as a token. */
const LOOKS_LIKE_TOKEN = /\b[A-Za-z0-9_-]{40,}\b/g;

/** Removes tokens from text. */
export function scrubText(text: string): string {
  return text.replace(TOKEN_IN_TEXT, `$1${REMOVED}`).replace(LOOKS_LIKE_TOKEN, REMOVED);
}

/**
 * Removes passwords, tokens and signatures from JSON text at every depth, also in JSON inside strings. Text that is not
 * JSON becomes a JSON string.
 */
export function scrubJson(text: string): string {
  return JSON.stringify(scrubbed(parsed(text)));
}

function scrubbed(value: unknown): unknown {
  if (typeof value === 'string') return scrubString(value);
  if (Array.isArray(value)) return value.map(scrubbed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET_NAME.test(name) ? REMOVED : scrubbed(inner)]),
  );
}

function scrubString(text: string): string {
  if (!/^\s*[[{]/.test(text)) return scrubText(text);
  const inner = parsed(text);
  return typeof inner === 'string' ? scrubText(text) : JSON.stringify(scrubbed(inner));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
