import * as v from 'valibot';

/** A path pattern as React Router reads it: literal segments and `:parameters`. */
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
  /** Whether the route asks a logged-out visitor to sign in; true unless said otherwise. */
  login: v.optional(v.boolean(), true),
  /** Hides the chrome. */
  print: v.optional(v.boolean(), false),
  /** Places that stand on it from the start: the code of those who fill them is fetched along with the page. */
  shows: v.optional(v.array(PlaceId)),
});

/** On-device data of one store: the version it writes, the versions it can read, and those it can write back for older releases. */
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
  /** Modules of which any one with read shows the entry; without it anyone with a role at the company sees it. */
  read: v.optional(v.union([v.string(), v.array(v.string())])),
  /** Also for anyone whose personnel role reviews time logs. */
  reviewer: v.optional(v.boolean(), false),
  /** Also for service techs. */
  tech: v.optional(v.boolean(), false),
  /** Also shown to people without a role at the company. */
  employerOnly: v.optional(v.boolean(), false),
  /** For an Admin only. */
  adminRequired: v.optional(v.boolean(), false),
  /** Address of the entry that it belongs to: it is shown below that one, while the person is there. */
  under: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** Shown in company setup mode; `only` shows it nowhere else. */
  setup: v.optional(v.union([v.boolean(), v.literal('only')]), false),
});

/** Modules of which any one is enough. */
const Modules = v.union([v.string(), v.array(v.string())]);
const PartName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and dashes'));

/** What "find anything" asks the server for, without any code of the remote. */
export const SearchSchema = v.object({
  /** The record kind, as the API names it. */
  model: v.string(),
  /** Fields of which any one holds the text. */
  fields: v.array(v.string()),
  /** Fields whose first filled one is the title of a hit; a list inside is joined with spaces. */
  title: v.array(v.union([v.string(), v.array(v.string())])),
  /** Fields that stand below the title, joined with dots. */
  note: v.array(v.string()),
  /** Where a hit leads: a path with fields of the record as parameters, such as /project/:slug/dashboard. */
  to: v.pipe(v.string(), v.startsWith('/')),
  /** What every hit has beside, such as {"deleted": 0}. */
  filters: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** Places that somebody keeps, with their contract's version. */
export const PlacesSchema = v.record(PlaceId, Version);

/** How a remote fills one place. What stands here is drawn before any of its code is there. */
export const FillSchema = v.object({
  /** The versions of the place that it was written for. */
  for: v.pipe(v.string(), v.nonEmpty()),
  /** The part of `src/remote.ts` that is mounted there. */
  part: v.optional(PartName),
  /** Where it leads instead of being mounted. */
  to: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** What it searches, for find.source. */
  search: v.optional(SearchSchema),
  /** Its name in addresses, one of its kind in a place; the part's name unless said otherwise. */
  key: v.optional(PartName),
  label: v.optional(v.pipe(v.string(), v.nonEmpty())),
  icon: v.optional(v.pipe(v.string(), v.nonEmpty())),
  order: v.optional(v.number(), 100),
  read: v.optional(Modules),
  write: v.optional(Modules),
  /** Only for who reads the money of the job that the place belongs to. */
  financials: v.optional(v.boolean(), false),
  /** Record kinds that it is for; all unless some are named. */
  on: v.optional(v.array(v.string())),
});

/**
 * remote.json as it is read: all that the rest of the world knows of a remote. A key that this reader does not know is
 * passed over: the release was made by a newer build, and an older shell, edge or `fed` has to go on with it.
 * `written-manifest.ts` is what a person may write.
 */
export const RemoteManifestSchema = v.object({
  $schema: v.optional(v.string()),
  name: RemoteName,
  title: v.pipe(v.string(), v.nonEmpty()),
  routes: v.array(RouteSchema),
  menu: v.optional(v.array(MenuEntrySchema), []),
  /** Widgets it gives to others, with their contract's version. */
  widgets: v.optional(v.record(v.string(), Version), {}),
  /** Widgets of others that it mounts, with the range that it understands. */
  uses: v.optional(v.record(WidgetId, v.string()), {}),
  /** Places that it keeps for others to fill, with their contract's version. */
  places: v.optional(PlacesSchema, {}),
  /** Places of others, and its own, that it fills. */
  fills: v.optional(v.record(PlaceId, v.array(FillSchema)), {}),
  state: v.optional(DeviceStateSchema, {}),
  budgetKB: v.pipe(v.number(), v.minValue(1)),
});

export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;
export type Search = v.InferOutput<typeof SearchSchema>;
export type Fill = v.InferOutput<typeof FillSchema>;
export type RemoteRoute = v.InferOutput<typeof RouteSchema>;
export type MenuEntry = v.InferOutput<typeof MenuEntrySchema>;
