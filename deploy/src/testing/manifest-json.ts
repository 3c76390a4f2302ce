import type { RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import type * as v from 'valibot';

/** remote.json as an author writes it. */
export type RemoteManifestJson = v.InferInput<typeof RemoteManifestSchema>;
