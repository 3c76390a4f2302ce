import * as v from 'valibot';
import { DeviceStateSchema, RemoteManifestSchema } from './remote-manifest.ts';

/** `1.4.0+0123456789ab`: the version and the first 12 hex digits of the artifact's hash. */
export const ReleaseId = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/, 'an id such as 1.0.0+0123456789ab'),
);

const ReleaseFileSchema = v.object({
  path: v.string(),
  /** `sha384-` and base64, the format of the integrity attribute. */
  sha384: v.string(),
  bytes: v.number(),
  /** The size when served with brotli; null for files that are not compressed. */
  brotliBytes: v.nullable(v.number()),
});

/** Scripts and stylesheets for the first screen, in load order; paths inside the artifact. */
const AssetsSchema = v.object({ js: v.array(v.string()), css: v.array(v.string()) });

/** What a build writes of itself: the files of the first screen, and of the shell those that follow for a signed-in person. */
export const BuiltAssetsSchema = v.object({ ...AssetsSchema.entries, signedIn: v.optional(AssetsSchema) });

/**
 * release.json: written by the build, immutable, one per artifact. Here and below, readers ignore unknown keys, because
 * a newer build may have written them. A change that older readers must not ignore increments `schema`.
 */
export const ReleaseSchema = v.object({
  schema: v.literal(1),
  remote: v.string(),
  version: v.string(),
  /** The hash of the file list: the same hash means the same bytes. */
  hash: v.string(),
  /** The script that starts it: remoteEntry.js of a remote, or the shell's first script. */
  entry: v.string(),
  /** What a first visit loads after the entry; used for preload hints. */
  initial: AssetsSchema,
  /** What the shell loads beside it for a person who is signed in; preload hints of their page. */
  signedIn: v.optional(AssetsSchema),
  files: v.array(ReleaseFileSchema),
  /** The file with the types of its own widgets and of those it uses; missing if it has neither. */
  types: v.optional(v.string()),
  /** The file with the types of the shared modules that the shell provides, or that a remote was built against. */
  sharedTypes: v.optional(v.string()),
  /**
   * The server's API level it needs, the names of that level it uses, and the level of the contract it was built with.
   */
  apiLevel: v.optional(v.number()),
  apiNames: v.optional(v.array(v.string())),
  contractLevel: v.optional(v.number()),
  /** A remote's remote.json; null for the shell. */
  manifest: v.nullable(RemoteManifestSchema),
  /** On-device data by store, of the shell and shared code; a remote declares its own in the manifest. */
  state: v.optional(DeviceStateSchema),
  /** Places of the shell, with the version of their contract; a remote declares its own in the manifest. */
  places: v.optional(v.record(v.string(), v.string())),
  /** Shared modules by name, such as ui/button: those that the shell provides, or that a remote uses. */
  externals: v.optional(v.array(v.string())),
  /**
   * What its scripts contain: third-party packages, and shared modules by name. Not recorded for a remote that uses another
   * React than the shell.
   */
  libraries: v.optional(v.array(v.string())),
  /** Shared singletons: the provided version and the accepted range. */
  shared: v.record(v.string(), v.object({ version: v.string(), range: v.string() })),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;

/**
 * A release that some companies get instead of the live one. A company gets it if it is in `include`, or if its bucket
 * (SHA-256 of `salt:company`) is below `percent`.
 */
const CanarySchema = v.object({
  id: v.string(),
  remote: v.string(),
  to: ReleaseId,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  salt: v.string(),
  unit: v.literal('tenant'),
  /** Slugs of companies that always get it, and of those that never do. */
  include: v.array(v.string()),
  exclude: v.array(v.string()),
  /**
   * When it is rolled back automatically: if more than this share of sessions has an error, over at least this many
   * sessions and minutes.
   */
  guard: v.object({ errorRateMax: v.number(), minSessions: v.number(), windowMin: v.number() }),
});
export type Canary = v.InferOutput<typeof CanarySchema>;

/** sets/<seq>.json: the complete state of an environment at one moment. */
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
  /** Recalled releases, which must not be mounted any more, as `forms@1.2.3+0123456789ab`. */
  recalled: v.array(v.string()),
  /** Who made the set and why. If its writer stops half-way, another one finishes it and logs the same. */
  decided: v.optional(v.object({ action: v.string(), who: v.string(), reason: v.nullable(v.string()) })),
});
export type ReleaseSet = v.InferOutput<typeof ReleaseSetSchema>;

/** One remote, as the page needs it. URLs are absolute paths on the app's origin. */
const PageRemoteSchema = v.object({
  id: v.string(),
  entry: v.string(),
  integrity: v.string(),
  /** All files of a first visit including the entry, for prefetching when idle. */
  assets: v.object({ js: v.array(v.string()), css: v.array(v.string()) }),
  manifest: RemoteManifestSchema,
  /** Titles and labels of the manifest in other languages, by language. */
  titles: v.optional(v.record(v.string(), v.object({ url: v.string(), integrity: v.string() }))),
  disabled: v.nullable(v.string()),
  /** The release to mount in this tab if the live one cannot be loaded; null if there is none. */
  lastGood: v.nullish(
    v.object({ id: v.string(), entry: v.string(), integrity: v.string(), state: v.optional(DeviceStateSchema) }),
  ),
});

/** The set that the edge puts into index.html: `<script type="application/json" id="fieldspan-set">`. */
export const PageSetSchema = v.object({
  env: v.string(),
  seq: v.number(),
  shell: v.object({ id: v.string() }),
  /** Ids of this company's canaries; errors are counted separately for each. */
  canaries: v.nullish(v.array(v.string())),
  /** Releases that must not be mounted any more, as `forms@1.2.3+0123456789ab`. */
  recalled: v.nullish(v.array(v.string())),
  /** The product's public site, which people share; without it the app's own address. */
  publicSite: v.nullish(v.pipe(v.string(), v.url())),
  /** Remotes that this browser loads from a developer's machine, until when, and who signed it. */
  overrides: v.nullish(
    v.array(v.object({ remote: v.string(), origin: v.string(), until: v.string(), who: v.string() })),
  ),
  remotes: v.record(v.string(), PageRemoteSchema),
});
export type PageSet = v.InferOutput<typeof PageSetSchema>;
export type PageRemote = v.InferOutput<typeof PageRemoteSchema>;

/** The cookie with the slug of the session's company: the server sets it, and the edge chooses canaries by it. */
export const COMPANY_COOKIE = 'fieldspan_company';

/** The file of a remote's release with the titles and labels of its manifest in another language. */
export const titlesFile = (language: string): string => `titles.${language}.json`;

export const PAGE_SET_ELEMENT = 'fieldspan-set';

/** The URL of the service worker, and the file of the shell's release with its code. */
export const WORKER_PATH = '/service-worker.js';
export const WORKER_FILE = 'service-worker.js';

/**
 * A release set for the service worker's cache: the page, and all files that it may request. The edge puts it before
 * the worker's code as `fieldspanEdition`, so that a new set is a new worker.
 */
export type WorkerEdition = {
  seq: number;
  document: { body: string; headers: Readonly<Record<string, string>> };
  /** URLs below /r/ with the hash of their content. `whenUsed`: cached when it is first used. */
  files: readonly { url: string; integrity: string; whenUsed?: true }[];
};
