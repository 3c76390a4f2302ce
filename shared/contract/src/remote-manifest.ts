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

export const RouteSchema = v.object({
  path: RoutePath,
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Whether the route asks a logged-out visitor to sign in; true unless said otherwise. */
  login: v.optional(v.boolean(), true),
  /** Hides the chrome. */
  print: v.optional(v.boolean(), false),
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
  /** Slots in other pages that its widgets fill: slot id to widget name. */
  slots: v.optional(v.record(WidgetId, v.string()), {}),
  state: v.optional(DeviceStateSchema, {}),
  budgetKB: v.pipe(v.number(), v.minValue(1)),
});

export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;
export type RemoteRoute = v.InferOutput<typeof RouteSchema>;
export type MenuEntry = v.InferOutput<typeof MenuEntrySchema>;
