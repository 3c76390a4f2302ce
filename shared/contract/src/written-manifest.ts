import { MODULES } from '@fieldspan/domain/modules';
import * as v from 'valibot';
import { MENU_ICON_NAMES } from './menu-icons.ts';
import {
  FillSchema,
  MenuEntrySchema,
  RemoteManifestSchema,
  RouteSchema,
  SearchSchema,
  StoreStateSchema,
} from './remote-manifest.ts';

const Module = v.picklist(MODULES);
const Modules = v.optional(v.union([Module, v.array(Module)]));

const WrittenFillSchema = v.strictObject({
  ...FillSchema.entries,
  search: v.optional(v.strictObject(SearchSchema.entries)),
  icon: v.optional(v.picklist(MENU_ICON_NAMES)),
  read: Modules,
  write: Modules,
});

/**
 * remote.json as authors write it: unknown keys and icons are errors. Only the build checks with it; built manifests
 * are read with the tolerant schema. `shared/build/remote.schema.json` is this schema, for editors.
 */
export const WrittenManifestSchema = v.strictObject({
  ...RemoteManifestSchema.entries,
  routes: v.array(v.strictObject(RouteSchema.entries)),
  menu: v.optional(
    v.array(v.strictObject({ ...MenuEntrySchema.entries, icon: v.picklist(MENU_ICON_NAMES), read: Modules })),
    [],
  ),
  fills: v.optional(v.record(RemoteManifestSchema.entries.fills.wrapped.key, v.array(WrittenFillSchema)), {}),
  state: v.optional(v.record(v.string(), v.strictObject(StoreStateSchema.entries)), {}),
});
