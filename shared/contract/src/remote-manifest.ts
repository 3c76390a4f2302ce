import * as v from 'valibot';

/** A path pattern of React Router: literal segments and `:parameters`. */
const RoutePath = v.pipe(
  v.string(),
  v.regex(/^\/(?:[\w:~-]+(?:\/[\w:~-]+)*)?$/, 'a path such as /equipment/:cat_slug'),
);
const RemoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and dashes'));
/** `remote.widget`, for example equipment.picker. */
const WidgetId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'remote.widget, such as equipment.picker'),
);
const Version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version such as 1.0.0'));

/** `owner.place`, for example project.tab. */
const PlaceId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a place such as project.tab'));

export const RouteSchema = v.object({
  path: RoutePath,
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Whether visitors must sign in to open the route; true by default. */
  login: v.optional(v.boolean(), true),
  /** Hides the chrome (header and menu), for printing. */
  print: v.optional(v.boolean(), false),
  /** Places that the page shows from the start: the code of their fills is loaded together with the page. */
  shows: v.optional(v.array(PlaceId)),
});

/**
 * The data of one on-device store: the version it writes, the versions it can read, and those it can write for older
 * releases.
 */
export const StoreStateSchema = v.object({
  writes: v.number(),
  reads: v.array(v.number()),
  writesBack: v.optional(v.array(v.number()), []),
});

/** On-device data by store. */
export const DeviceStateSchema = v.record(v.string(), StoreStateSchema);

export const MenuEntrySchema = v.object({
  label: v.pipe(v.string(), v.nonEmpty()),
  to: v.pipe(v.string(), v.startsWith('/')),
  icon: v.pipe(v.string(), v.nonEmpty()),
  order: v.number(),
  /**
   * The entry is shown to people who may read at least one of these modules; without it, to everybody with a role at
   * the company.
   */
  read: v.optional(v.union([v.string(), v.array(v.string())])),
  /** Also shown to people with a role that reviews time logs. */
  reviewer: v.optional(v.boolean(), false),
  /** Also shown to service technicians. */
  tech: v.optional(v.boolean(), false),
  /** Also shown to people without a role at the company. */
  employerOnly: v.optional(v.boolean(), false),
  /** For Admins only. */
  adminRequired: v.optional(v.boolean(), false),
  /** The path of the parent entry: this one is shown below it while the person is there. */
  under: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** How paths begin that belong to the entry although its own begins otherwise: it is marked there, too. */
  also: v.optional(v.array(v.pipe(v.string(), v.startsWith('/')))),
  /** Shown in company setup mode; `only` hides it otherwise. */
  setup: v.optional(v.union([v.boolean(), v.literal('only')]), false),
});

/** One or more modules; having one of them is enough. */
const Modules = v.union([v.string(), v.array(v.string())]);
const PartName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and dashes'));

/** A declarative search for "find anything", which the shell runs without loading the remote's code. */
export const SearchSchema = v.object({
  /** The model, as the API names it. */
  model: v.string(),
  /** The fields to search; one match is enough. */
  fields: v.array(v.string()),
  /** The title of a hit is the first of these that is not empty; the fields of an inner list are joined with spaces. */
  title: v.array(v.union([v.string(), v.array(v.string())])),
  /** Fields shown below the title, joined with dots. */
  note: v.array(v.string()),
  /** The page of a hit: a path with fields of the record as parameters, such as /project/:slug/dashboard. */
  to: v.pipe(v.string(), v.startsWith('/')),
  /** Filters that are always applied, such as {"deleted": 0}. */
  filters: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** Places (extension points) with the version of their contract. */
export const PlacesSchema = v.record(PlaceId, Version);

/** How a remote fills one place. The shell shows what is declared here before it loads any code of the remote. */
export const FillSchema = v.object({
  /** The range of the place's versions that it supports. */
  for: v.pipe(v.string(), v.nonEmpty()),
  /** The part of `src/remote.ts` to mount there. */
  part: v.optional(PartName),
  /** A link to show instead of mounting a part. */
  to: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** What it searches, for find.source. */
  search: v.optional(SearchSchema),
  /** Its name in URLs, unique within a place; the part's name by default. */
  key: v.optional(PartName),
  label: v.optional(v.pipe(v.string(), v.nonEmpty())),
  icon: v.optional(v.pipe(v.string(), v.nonEmpty())),
  order: v.optional(v.number(), 100),
  read: v.optional(Modules),
  write: v.optional(Modules),
  /** Only for people who may read the financials of the place's job. */
  financials: v.optional(v.boolean(), false),
  /** For Admins only, whatever its other rules say. */
  adminRequired: v.optional(v.boolean()),
  /** What people type who look for it, separated by commas, for find.page: "GST, sales tax". */
  words: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The models it is for; all by default. */
  on: v.optional(v.array(v.string())),
});

/**
 * remote.json as readers parse it. Unknown keys are ignored, because a newer build may have written them, and an older
 * shell, edge or `fed` must still work with it. `written-manifest.ts` is the strict schema for authors.
 */
export const RemoteManifestSchema = v.object({
  $schema: v.optional(v.string()),
  name: RemoteName,
  title: v.pipe(v.string(), v.nonEmpty()),
  routes: v.array(RouteSchema),
  menu: v.optional(v.array(MenuEntrySchema), []),
  /** Widgets it provides, with the version of their contract. */
  widgets: v.optional(v.record(v.string(), Version), {}),
  /** Widgets of other remotes that it mounts, with the accepted range of versions. */
  uses: v.optional(v.record(WidgetId, v.string()), {}),
  /** Places that others can fill, with the version of their contract. */
  places: v.optional(PlacesSchema, {}),
  /** Places that it fills, its own or those of others. */
  fills: v.optional(v.record(PlaceId, v.array(FillSchema)), {}),
  state: v.optional(DeviceStateSchema, {}),
  /**
   * How the names begin of large files that few people need. A device keeps them from their first use on, and not
   * beforehand like all others.
   */
  whenUsed: v.optional(v.array(v.pipe(v.string(), v.nonEmpty()))),
  budgetKB: v.pipe(v.number(), v.minValue(1)),
});

export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;
export type Search = v.InferOutput<typeof SearchSchema>;
export type Fill = v.InferOutput<typeof FillSchema>;
export type RemoteRoute = v.InferOutput<typeof RouteSchema>;
export type MenuEntry = v.InferOutput<typeof MenuEntrySchema>;
