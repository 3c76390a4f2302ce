import * as v from 'valibot';
import { MenuEntrySchema, RemoteManifestSchema, RouteSchema, StoreStateSchema } from './remote-manifest.ts';

/**
 * remote.json as it is written: a key that nobody knows is a mistake there. Only who builds checks with it; what was built
 * is read with the tolerant schema. `shared/build/remote.schema.json` is this one, for editors.
 */
export const WrittenManifestSchema = v.strictObject({
  ...RemoteManifestSchema.entries,
  routes: v.array(v.strictObject(RouteSchema.entries)),
  menu: v.optional(v.array(v.strictObject(MenuEntrySchema.entries)), []),
  state: v.optional(v.record(v.string(), v.strictObject(StoreStateSchema.entries)), {}),
});
