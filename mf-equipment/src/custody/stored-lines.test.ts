// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { newLine } from './scan-line.ts';
import { forgetLines, storedLines, storeLines } from './stored-lines.ts';

const saw = {
  id: 1,
  slug: 'saw-1',
  description: 'Saw 1',
  serial_num: null,
  type: 'Saw',
  kit_id: null,
  out_of_service: null,
  custody_id: 4,
  is_out: true,
  to_user_id: 7,
  job_id: null,
  place_id: null,
  where: 'Bob',
};
const none = { out: [], in: [] };

beforeEach(() => localStorage.clear());

describe('scanned pieces on the device', () => {
  it('are there after a reload, for who scanned them', () => {
    const lines = { out: [newLine('S-1', saw), newLine('?', null)], in: [] };
    storeLines(7, lines);
    expect(storedLines(7)).toEqual(lines);
    expect(storedLines(8)).toEqual(none);
    expect(storedLines(null)).toEqual(none);
  });

  it('go when they are handed over, and with the session', () => {
    storeLines(7, { out: [], in: [newLine('S-1', saw)] });
    forgetLines(7);
    expect(storedLines(7)).toEqual(none);
    storeLines(7, { out: [newLine('S-1', saw)], in: [] });
    storeLines(7, none);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    '{',
    'null',
    '7',
    '{"out":7}',
    '{"out":[{"key":"a"}]}',
    '{"out":[{"key":"a","code":"S","piece":{"id":"1"}}]}',
  ])('are none where the device has %s', (text) => {
    localStorage.setItem('fieldspan.scanned 7', text);
    expect(storedLines(7)).toEqual(none);
  });
});
