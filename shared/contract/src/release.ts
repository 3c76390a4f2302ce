import * as v from 'valibot';
import { DeviceStateSchema, RemoteManifestSchema } from './remote-manifest.ts';

/** `1.4.0+0123456789ab`: version and the first 12 hex digits of the artifact's hash. */
export const ReleaseId = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/, 'an id such as 1.0.0+0123456789ab'),
);

const ReleaseFileSchema = v.object({
  path: v.string(),
  /** `sha384-` and base64, as the integrity attribute takes it. */
  sha384: v.string(),
  bytes: v.number(),
  /** Size as served with brotli; null for files that are not compressed. */
  brotliBytes: v.nullable(v.number()),
});

/** Scripts and stylesheets that a first screen needs, in load order; paths inside the artifact. */
export const AssetsSchema = v.object({ js: v.array(v.string()), css: v.array(v.string()) });

/**
 * release.json: made by the build, immutable, one per artifact. Here and below a key that the reader does not know is
 * passed over: it is of a newer writer. What an older reader must not pass over raises `schema`.
 */
export const ReleaseSchema = v.object({
  schema: v.literal(1),
  remote: v.string(),
  version: v.string(),
  /** Of the file list: equal hash, equal bytes. */
  hash: v.string(),
  /** Script that starts it: remoteEntry.js of a remote; the shell's first script. */
  entry: v.string(),
  /** What a first visit loads after the entry: preload hints are made of it. */
  initial: AssetsSchema,
  files: v.array(ReleaseFileSchema),
  /** File with what its widgets take and what it hands to those of others, as it was built; not there when it has neither. */
  types: v.optional(v.string()),
  /** File with the types of the shared modules that it gives, as the shell, or was built against. */
  sharedTypes: v.optional(v.string()),
  /** API level that it needs of the server, what of that level it uses, and the level of the contract it was built with. */
  apiLevel: v.optional(v.number()),
  apiNames: v.optional(v.array(v.string())),
  contractLevel: v.optional(v.number()),
  /** remote.json of a remote; null for the shell. */
  manifest: v.nullable(RemoteManifestSchema),
  /** On-device data by store, of the shell and what it shares; a remote says it in its manifest. */
  state: v.optional(DeviceStateSchema),
  /** Places that the shell keeps, with their contract's version; a remote says it in its manifest. */
  places: v.optional(v.record(v.string(), v.string())),
  /** Shared modules by name, such as ui/button: those that the shell gives, or that a remote takes from it. */
  externals: v.optional(v.array(v.string())),
  /** Singletons it shares: provided version and accepted range. */
  shared: v.record(v.string(), v.object({ version: v.string(), range: v.string() })),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;

/**
 * A release that some companies get in place of the one that is live for the rest.
 * A company gets it when it is in `include`, or when its bucket (SHA-256 of `salt:company`) lies below `percent`.
 */
const CanarySchema = v.object({
  id: v.string(),
  remote: v.string(),
  to: ReleaseId,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: v.string(),
  unit: v.literal('tenant'),
  /** Company slugs that get it whatever their bucket, and those that never get it. */
  include: v.array(v.string()),
  exclude: v.array(v.string()),
  /** When it is given up by itself: more than this share of sessions with an error, over so many sessions and minutes. */
  guard: v.object({ errorRateMax: v.number(), minSessions: v.number(), windowMin: v.number() }),
});
export type Canary = v.InferOutput<typeof CanarySchema>;

/** sets/<seq>.json: the whole truth of an environment at one moment. */
export const ReleaseSetSchema = v.object({
  schema: v.literal(1),
  env: v.string(),
  seq: v.number(),
  parent: v.nullable(v.number()),
  at: v.string(),
  shell: v.object({ id: ReleaseId }),
  remotes: v.record(
    v.string(),
    v.object({ id: ReleaseId, lastGood: v.nullable(ReleaseId), disabled: v.nullable(v.string()) }),
  ),
  canaries: v.array(CanarySchema),
  /** Releases that are never mounted again, as `forms@1.2.3+0123456789ab`. */
  recalled: v.array(v.string()),
  /** Who made it and why, so that whoever finishes it for a writer that stopped logs the same. */
  decided: v.optional(v.object({ action: v.string(), who: v.string(), reason: v.nullable(v.string()) })),
});
export type ReleaseSet = v.InferOutput<typeof ReleaseSetSchema>;

/** One remote as the page knows it. URLs are absolute paths on the app's origin. */
const PageRemoteSchema = v.object({
  id: v.string(),
  entry: v.string(),
  integrity: v.string(),
  /** Everything a first visit loads, for prefetching when idle; the entry included. */
  assets: v.object({ js: v.array(v.string()), css: v.array(v.string()) }),
  manifest: RemoteManifestSchema,
  disabled: v.nullable(v.string()),
  /** The release to mount in this tab when the live one cannot be; null when there is none. */
  lastGood: v.nullish(v.object({ id: v.string(), entry: v.string(), integrity: v.string() })),
});

/** The set as the edge inlines it in index.html: `<script type="application/json" id="fieldspan-set">`. */
export const PageSetSchema = v.object({
  env: v.string(),
  seq: v.number(),
  shell: v.object({ id: v.string() }),
  /** Ids of the canaries that this company has; errors are counted for each apart. */
  canaries: v.nullish(v.array(v.string())),
  /** Releases that are not mounted any more, as `forms@1.2.3+0123456789ab`. */
  recalled: v.nullish(v.array(v.string())),
  /** Address of the product's public site, which people share; without one the app's own. */
  publicSite: v.nullish(v.pipe(v.string(), v.url())),
  /** Remotes that come from a developer's machine in this browser, until when, and who signed it. */
  overrides: v.nullish(
    v.array(v.object({ remote: v.string(), origin: v.string(), until: v.string(), who: v.string() })),
  ),
  remotes: v.record(v.string(), PageRemoteSchema),
});
export type PageSet = v.InferOutput<typeof PageSetSchema>;
export type PageRemote = v.InferOutput<typeof PageRemoteSchema>;

/** Slug of the signed-in person's company: the server sets it, the edge chooses canaries by it. */
export const COMPANY_COOKIE = 'fieldspan_company';

export const PAGE_SET_ELEMENT = 'fieldspan-set';

/** Where the edge serves the service worker, and the file of the shell's release that holds its code. */
export const WORKER_PATH = '/service-worker.js';
export const WORKER_FILE = 'service-worker.js';

/**
 * A whole release set as the service worker keeps it: the page, and every file that the page may ever ask for.
 * The edge writes it before the worker's code as `fieldspanEdition`, so a new set is a new worker.
 */
export type WorkerEdition = {
  seq: number;
  document: { body: string; headers: Readonly<Record<string, string>> };
  /** Addresses below /r/, with what their bytes must hash to. */
  files: readonly { url: string; integrity: string }[];
};
