import { type KeyObject, sign, verify } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ReleaseId } from '@fieldspan/contract/release';
import { type RemoteManifest, RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import * as v from 'valibot';

const HOUR_MS = 3_600_000;
/** How long a remote of somebody's machine may run. */
export const MOST_HOURS = 12;
/** How long a published release may be looked at before it is live. */
export const MOST_PREVIEW_HOURS = 72;
/** Browsers silently drop a cookie of more than 4,096 bytes. */
const MOST_BYTES = 3_900;
/** Far above the size of any remote.json; guards against a decompression bomb. */
const MOST_MANIFEST_BYTES = 200_000;

/** Only localhost is allowed: a link with an override must not bring somebody else's code into a page. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

const CLAIMS = {
  env: v.string(),
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  id: ReleaseId,
  /** Milliseconds since 1970. */
  from: v.number(),
  until: v.number(),
  /** The end as shown by that machine's clock, which is the one the person reads: 14:05, or 2 Dec, 14:05. */
  clock: v.pipe(v.string(), v.regex(/^(?:\d{1,2} [A-Z][a-z]+, )?\d\d:\d\d$/)),
  who: v.pipe(v.string(), v.maxLength(80)),
};

const OverrideSchema = v.object({
  ...CLAIMS,
  /** The id is invented, so that nobody takes it for a published release. */
  origin: v.pipe(v.string(), v.regex(LOOPBACK)),
  manifest: v.string(),
});

const PreviewSchema = v.object({ ...CLAIMS, origin: v.null() });

/** One remote that comes from a developer's machine, for the holder of the token, until it expires. */
export type Override = Omit<v.InferOutput<typeof OverrideSchema>, 'manifest'> & { manifest: RemoteManifest };

/** A published release that is not live, for the holder of the token, until it expires. The registry has the rest. */
export type Preview = v.InferOutput<typeof PreviewSchema>;

/** An override that was refused; the message is for the person who brought it. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
}

/**
 * A prefix that nothing else signed by these keys has, so a signature made for one purpose is never valid for another.
 */
const bytesOf = (claims: string): Buffer => Buffer.from(`fieldspan override\n${claims}\n`);

function signed(what: object, key: KeyObject): string {
  const claims = Buffer.from(JSON.stringify(what)).toString('base64url');
  return `${claims}.${sign(null, bytesOf(claims), key).toString('base64url')}`;
}

export const signPreview = (preview: Preview, key: KeyObject): string => signed(preview, key);

/** @throws OverrideError when the token would not fit into a cookie */
export function signOverride(override: Override, key: KeyObject): string {
  const manifest = brotliCompressSync(JSON.stringify(override.manifest)).toString('base64url');
  const token = signed({ ...override, manifest }, key);
  if (token.length <= MOST_BYTES) return token;
  throw new OverrideError(
    `remote.json of ${override.remote} is too large for an override: ${token.length} bytes, ${MOST_BYTES} fit into a cookie.`,
  );
}

export type Verifier = { env: string; trusted: readonly KeyObject[]; now: number };

/**
 * Reads a token from a request.
 * @throws OverrideError that says why it is refused. Never repeats what a forged token claims.
 */
export function readOverride(token: string, { env, trusted, now }: Verifier): Override | Preview {
  const [claims = '', signature = ''] = token.split('.');
  if (trusted.length === 0) throw new OverrideError(`${env} trusts no key, so nobody can sign an override for it.`);
  const bytes = Buffer.from(signature, 'base64url');
  if (!trusted.some((key) => verify(null, bytesOf(claims), key, bytes)))
    throw new OverrideError(`This override was not signed with a key that ${env} trusts, or it was changed since.`);
  const override = overrideIn(claims);
  if (override.env !== env) throw new OverrideError(`This override was made for ${override.env}; this is ${env}.`);
  const [most, again] = limitsOf(override);
  if (override.until - override.from > most * HOUR_MS)
    throw new OverrideError(`This override lasts longer than ${most} hours. Make a shorter one.`);
  if (override.until <= now)
    throw new OverrideError(`This override of ${override.remote} ended at ${override.clock}. Run "${again}" again.`);
  return override;
}

/** The most hours that it may last, and the command that makes another. */
const limitsOf = ({ remote, id, origin }: Override | Preview): [hours: number, again: string] =>
  origin === null ? [MOST_PREVIEW_HOURS, `pnpm fed preview ${remote}@${id}`] : [MOST_HOURS, `pnpm fed dev ${remote}`];

/** @throws OverrideError when the token is signed but this edge does not understand it */
function overrideIn(claims: string): Override | Preview {
  try {
    const parsed = v.parse(
      v.union([OverrideSchema, PreviewSchema]),
      JSON.parse(Buffer.from(claims, 'base64url').toString()),
    );
    if (parsed.origin === null) return parsed;
    const packed = Buffer.from(parsed.manifest, 'base64url');
    const text = brotliDecompressSync(packed, { maxOutputLength: MOST_MANIFEST_BYTES }).toString();
    const manifest = v.parse(RemoteManifestSchema, JSON.parse(text));
    if (manifest.name === parsed.remote) return { ...parsed, manifest };
  } catch {
    // One reason for all failed checks: somebody who cannot change the token is not helped by knowing which one failed.
  }
  throw new OverrideError('This override is of another version of "pnpm fed dev". Update, and run it again.');
}
