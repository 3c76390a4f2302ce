import { type KeyObject, sign, verify } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ReleaseId } from '@fieldspan/contract/release';
import { type RemoteManifest, RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import * as v from 'valibot';

const HOUR_MS = 3_600_000;
export const MOST_HOURS = 12;
/** A cookie of more than 4 096 bytes is dropped by browsers without a word. */
const MOST_BYTES = 3_900;
/** Far above any remote.json: what is packed small must not unpack to a memory full. */
const MOST_MANIFEST_BYTES = 200_000;

/** Only the machine that the browser runs on: a link with an override brings nobody else's code into a page. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

const OverrideSchema = v.object({
  env: v.string(),
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Of the build that is served there; made up, so that nobody takes it for a published one. */
  id: ReleaseId,
  origin: v.pipe(v.string(), v.regex(LOOPBACK)),
  /** Milliseconds since 1970. */
  from: v.number(),
  until: v.number(),
  /** The end on the clock of that machine, which is the one that the person reads. */
  clock: v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)),
  who: v.pipe(v.string(), v.maxLength(80)),
  manifest: v.string(),
});

/** One remote that comes from a developer's machine, for whoever holds the token, until it ends. */
export type Override = Omit<v.InferOutput<typeof OverrideSchema>, 'manifest'> & { manifest: RemoteManifest };

/** An override that is not taken; the message is for the person who brought it. */
export class OverrideError extends Error {
  override readonly name = 'OverrideError';
}

/** Nothing else that these keys sign begins so: a signature of one kind is never good for another. */
const bytesOf = (claims: string): Buffer => Buffer.from(`fieldspan override\n${claims}\n`);

/** @throws OverrideError when it would not fit into a cookie */
export function signOverride(override: Override, key: KeyObject): string {
  const manifest = brotliCompressSync(JSON.stringify(override.manifest)).toString('base64url');
  const claims = Buffer.from(JSON.stringify({ ...override, manifest })).toString('base64url');
  const token = `${claims}.${sign(null, bytesOf(claims), key).toString('base64url')}`;
  if (token.length <= MOST_BYTES) return token;
  throw new OverrideError(
    `remote.json of ${override.remote} is too large for an override: ${token.length} bytes, ${MOST_BYTES} fit into a cookie.`,
  );
}

export type Verifier = { env: string; trusted: readonly KeyObject[]; now: number };

/**
 * Reads a token that somebody brought.
 * @throws OverrideError that says why it is not taken. What a forged one claims is never repeated.
 */
export function readOverride(token: string, { env, trusted, now }: Verifier): Override {
  const [claims = '', signature = ''] = token.split('.');
  if (trusted.length === 0) throw new OverrideError(`${env} trusts no key, so nobody can sign an override for it.`);
  const bytes = Buffer.from(signature, 'base64url');
  if (!trusted.some((key) => verify(null, bytesOf(claims), key, bytes)))
    throw new OverrideError(`This override was not signed with a key that ${env} trusts, or it was changed since.`);
  const override = overrideIn(claims);
  if (override.env !== env) throw new OverrideError(`This override was made for ${override.env}; this is ${env}.`);
  if (override.until - override.from > MOST_HOURS * HOUR_MS)
    throw new OverrideError(`This override lasts longer than ${MOST_HOURS} hours. Make a shorter one.`);
  if (override.until <= now)
    throw new OverrideError(
      `This override of ${override.remote} ended at ${override.clock}. Run "pnpm fed dev ${override.remote}" again.`,
    );
  return override;
}

/** @throws OverrideError: signed, and yet nothing that this edge understands */
function overrideIn(claims: string): Override {
  try {
    const parsed = v.parse(OverrideSchema, JSON.parse(Buffer.from(claims, 'base64url').toString()));
    const packed = Buffer.from(parsed.manifest, 'base64url');
    const text = brotliDecompressSync(packed, { maxOutputLength: MOST_MANIFEST_BYTES }).toString();
    const manifest = v.parse(RemoteManifestSchema, JSON.parse(text));
    if (manifest.name === parsed.remote) return { ...parsed, manifest };
  } catch {
    // Told below: which of many checks failed helps nobody who cannot change the token.
  }
  throw new OverrideError('This override is of another version of "pnpm fed dev". Update, and run it again.');
}
