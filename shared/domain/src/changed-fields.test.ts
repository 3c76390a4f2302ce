import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('keeps only what differs', () => {
    expect(changedFields({ name: 'Pump', serial_num: 'A1' }, { name: 'Pump', serial_num: 'A2' })).toEqual({
      serial_num: 'A2',
    });
  });

  it('sends an emptied field', () => {
    expect(changedFields<string, string | null>({ serial_num: 'A1' }, { serial_num: null })).toEqual({
      serial_num: null,
    });
  });

  it('treats empty text and null as equal', () => {
    expect(changedFields<string, string | null>({ note: null }, { note: '' })).toEqual({});
    expect(changedFields<string, string | null>({}, { note: null })).toEqual({});
  });

  it('distinguishes 0 from empty', () => {
    expect(changedFields<string, number | null>({ hours: null }, { hours: 0 })).toEqual({ hours: 0 });
  });
});
