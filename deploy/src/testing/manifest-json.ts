import type { RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import type * as v from 'valibot';

/** remote.json as somebody writes it. */
export type RemoteManifestJson = v.InferInput<typeof RemoteManifestSchema>;
