import { expect, it } from 'vitest';
import { refusalToStart } from './last-server.ts';

it('a server goes on beside a newer one that only adds, and beside what waits until nothing needs it', () => {
  const before = ['0001_tables.sql', '0150_size.expand.sql'];
  expect(refusalToStart(before, [...before, '0151_more.expand.sql', '0152_crew.contract.sql'])).toBeNull();
  expect(refusalToStart(before, [...before, '0140_library_file_key.sql'])).toMatch(
    /does not know 0140_library_file_key\.sql/,
  );
});
