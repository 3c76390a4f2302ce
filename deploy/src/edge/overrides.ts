import type { KeyObject } from 'node:crypto';
import type { PageSet, Release } from '@fieldspan/contract/release';
import type { RemoteManifest } from '@fieldspan/contract/remote-manifest';
import { RegistryError } from '../registry/registry-error.ts';
import type { LiveReleases } from './live-releases.ts';
import { type Override, OverrideError, type Preview, readOverride } from './override-token.ts';
import { overrideTokens } from './override-cookies.ts';
import { assetUrl, pageRemote } from './page-set.ts';
import type { Exchange } from './reply.ts';

/** What takes the place of a live remote: one of a developer's machine, or a published release that is looked at before it is live. */
export type Guested = (Override | (Preview & { manifest: RemoteManifest })) & { release: Release | null };

/** The overrides that a visitor brought: those accepted, and why others were refused, by cookie name. */
export type Guest = { active: Guested[]; refused: Map<string, string> };

/**
 * Applies overrides: remotes from developers' machines and previews of published releases, only for the holder of a signed
 * token and only until it expires.
 */
export class Overrides {
  readonly #env: string;
  readonly #trusted: readonly KeyObject[];
  readonly #live: LiveReleases;

  /** @param trusted public keys; without any, every override is refused */
  constructor(env: string, trusted: readonly KeyObject[], live: LiveReleases) {
    this.#env = env;
    this.#trusted = trusted;
    this.#live = live;
  }

  /** @throws OverrideError that says why it is refused */
  async read(token: string): Promise<Guested> {
    const override = readOverride(token, { env: this.#env, trusted: this.#trusted, now: Date.now() });
    return override.origin === null ? this.#previewed(override) : { ...override, release: null };
  }

  /** @throws OverrideError when the release is not published here, or was recalled */
  async #previewed(preview: Preview): Promise<Guested> {
    const { remote, id } = preview;
    const live = await this.#live.current(null);
    if (live?.set.recalled.includes(`${remote}@${id}`) === true)
      throw new OverrideError(`${remote} ${id} was recalled: it is never mounted again.`);
    const release = await this.#live.release(remote, id).catch((error: unknown) => {
      if (error instanceof RegistryError) throw new OverrideError(`${remote} ${id} is not published in ${this.#env}.`);
      throw error;
    });
    if (release.manifest !== null) return { ...preview, manifest: release.manifest, release };
    throw new OverrideError(`${remote} is no remote: it carries the page itself and is tried out as a canary.`);
  }

  /** @returns null when no override was brought, which is nearly always */
  async of(exchange: Exchange): Promise<Guest | null> {
    const tokens = overrideTokens(exchange);
    if (tokens.size === 0) return null;
    const guest: Guest = { active: [], refused: new Map() };
    for (const [name, token] of tokens) {
      try {
        guest.active.push(await this.read(token));
      } catch (error) {
        if (!(error instanceof OverrideError)) throw error;
        guest.refused.set(name, error.message);
      }
    }
    return guest;
  }
}

/** The set with each overridden remote in place of the live one. There is no fallback when it fails. */
export function withOverrides(set: PageSet, overrides: readonly Guested[]): PageSet {
  const remotes = { ...set.remotes };
  for (const override of overrides) remotes[override.remote] = shownRemote(override);
  const told = overrides.map((override) => ({
    remote: override.remote,
    origin: placeOf(override),
    until: new Date(override.until).toISOString(),
    who: override.who,
  }));
  return { ...set, remotes, overrides: told };
}

/** Nothing of a developer's build is known beforehand, so the browser checks no hash of it; that of a release it does. */
function shownRemote({ remote, id, origin, manifest, release }: Guested): PageSet['remotes'][string] {
  const released = release && pageRemote(release, { disabled: null, lastGood: null });
  if (released) return released;
  return {
    id,
    entry: `${origin}/r/${remote}/${id}/remoteEntry.js`,
    integrity: '',
    assets: { js: [], css: [] },
    manifest,
    disabled: null,
    lastGood: null,
  };
}

/** Where it comes from, as people read it: the address of a machine, or the release of this site. */
export const placeOf = ({ origin, release }: Guested): string =>
  release === null ? (origin ?? '') : assetUrl(release, '').replace(/\/$/, '');

const WIDENED = /^(?:script|style|connect|img|font|media)-src /;

/** A page's headers that allow exactly those origins in addition. */
export function widenedFor(headers: Record<string, string>, overrides: readonly Guested[]): Record<string, string> {
  const elsewhere = overrides.flatMap(({ origin }) => origin ?? []);
  if (elsewhere.length === 0) return headers;
  const origins = [...new Set(elsewhere)].join(' ');
  const policy = headers['Content-Security-Policy'] ?? '';
  const directives = policy.split('; ').map((each) => (WIDENED.test(each) ? `${each} ${origins}` : each));
  return { ...headers, 'Content-Security-Policy': directives.join('; ') };
}
