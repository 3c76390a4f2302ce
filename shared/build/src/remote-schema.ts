import { writeFileSync } from 'node:fs';
import { WrittenManifestSchema } from '@fieldspan/contract/written-manifest';
import { toJsonSchema } from '@valibot/to-json-schema';

/** `remote.schema.json`, which editors use to check a remote.json. `node src/remote-schema.ts` regenerates it. */
export const REMOTE_SCHEMA_FILE = new URL('../remote.schema.json', import.meta.url);

/** The manifest's schema as JSON Schema text, for the input form: fields with defaults are optional. */
export function remoteSchemaText(): string {
  const schema = toJsonSchema(WrittenManifestSchema, { typeMode: 'input' });
  return `${JSON.stringify({ ...schema, title: 'remote.json of Fieldspan' }, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(REMOTE_SCHEMA_FILE, remoteSchemaText());
