import { expect, it } from 'vitest';
import { refusalToStart } from './last-server.ts';

it('an older server may run on a schema that a newer one only adds to, and beside migrations that wait', () => {
  const before = ['0001_tables.sql', '0150_size.expand.sql'];
  expect(refusalToStart(before, [...before, '0151_more.expand.sql', '0152_crew.contract.sql'])).toBeNull();
  expect(refusalToStart(before, [...before, '0140_library_file_key.sql'])).toMatch(
    /does not know 0140_library_file_key\.sql/,
  );
});
