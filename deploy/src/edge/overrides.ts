import type { KeyObject } from 'node:crypto';
import type { PageSet } from '@fieldspan/contract/release';
import { type Override, OverrideError, readOverride } from './override-token.ts';
import { overrideTokens } from './override-cookies.ts';
import type { Exchange } from './reply.ts';

/** The overrides that a visitor brought: those accepted, and why others were refused, by cookie name. */
export type Guest = { active: Override[]; refused: Map<string, string> };

/**
 * Applies overrides: remotes from developers' machines, only for the holder of a signed token and only until it
 * expires.
 */
export class Overrides {
  readonly #env: string;
  readonly #trusted: readonly KeyObject[];

  /** @param trusted public keys; without any, every override is refused */
  constructor(env: string, trusted: readonly KeyObject[]) {
    this.#env = env;
    this.#trusted = trusted;
  }

  /** @throws OverrideError that says why it is refused */
  read(token: string): Override {
    return readOverride(token, { env: this.#env, trusted: this.#trusted, now: Date.now() });
  }

  /** @returns null when no override was brought, which is nearly always */
  of(exchange: Exchange): Guest | null {
    const tokens = overrideTokens(exchange);
    if (tokens.size === 0) return null;
    const guest: Guest = { active: [], refused: new Map() };
    for (const [name, token] of tokens) {
      try {
        guest.active.push(this.read(token));
      } catch (error) {
        if (!(error instanceof OverrideError)) throw error;
        guest.refused.set(name, error.message);
      }
    }
    return guest;
  }
}

/** The set with each overridden remote in place of the live one. There is no fallback when it fails. */
export function withOverrides(set: PageSet, overrides: readonly Override[]): PageSet {
  const remotes = { ...set.remotes };
  for (const { remote, id, origin, manifest } of overrides) {
    const entry = `${origin}/r/${remote}/${id}/remoteEntry.js`;
    remotes[remote] = {
      id,
      entry,
      integrity: '',
      assets: { js: [], css: [] },
      manifest,
      disabled: null,
      lastGood: null,
    };
  }
  const told = overrides.map(({ remote, origin, until, who }) => ({
    remote,
    origin,
    until: new Date(until).toISOString(),
    who,
  }));
  return { ...set, remotes, overrides: told };
}

const WIDENED = /^(?:script|style|connect|img|font|media)-src /;

/** A page's headers that allow exactly those origins in addition. */
export function widenedFor(headers: Record<string, string>, overrides: readonly Override[]): Record<string, string> {
  if (overrides.length === 0) return headers;
  const origins = [...new Set(overrides.map(({ origin }) => origin))].join(' ');
  const policy = headers['Content-Security-Policy'] ?? '';
  const directives = policy.split('; ').map((each) => (WIDENED.test(each) ? `${each} ${origins}` : each));
  return { ...headers, 'Content-Security-Policy': directives.join('; ') };
}
