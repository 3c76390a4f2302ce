import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REMOTE_SCHEMA_FILE, remoteSchemaText } from './remote-schema.ts';

it('matches the contract: run `node shared/build/src/remote-schema.ts` after a change', () => {
  expect(JSON.parse(readFileSync(REMOTE_SCHEMA_FILE, 'utf8'))).toEqual(JSON.parse(remoteSchemaText()));
});
