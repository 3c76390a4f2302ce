import { msg } from '@fieldspan/domain/message';
import { describe, expect, it } from 'vitest';
import { inputText, inputValue, valuesOf } from './field.ts';

describe('inputValue', () => {
  it('empties a field to null, whatever its kind', () => {
    expect(inputValue('number', '')).toBeNull();
    expect(inputValue('date', '')).toBeNull();
    expect(inputValue('text', '')).toBeNull();
  });

  it('reads numbers, and invalid ones as null', () => {
    expect(inputValue('number', '12.5')).toBe(12.5);
    expect(inputValue('number', 'twelve')).toBeNull();
  });
});

describe('a moment', () => {
  it('is typed in local time and stored in UTC', () => {
    const kept = inputValue('instant', '2026-11-20T08:30');
    expect(kept).toBe(new Date(2026, 10, 20, 8, 30).toISOString());
    expect(inputText('instant', kept)).toBe('2026-11-20T08:30');
  });

  it('keeps its day if only the day is typed', () => {
    expect(inputText('instant-day', inputValue('instant-day', '2026-11-20'))).toBe('2026-11-20');
  });

  it('shows nothing for the zero date', () => {
    expect(inputText('instant', '0000-00-00 00:00:00')).toBe('');
    expect(inputText('instant-day', '0000-00-00 00:00:00')).toBe('');
    expect(inputText('date', '0000-00-00')).toBe('');
  });
});

describe('valuesOf', () => {
  it('contains the fields of the form and nothing else of the record', () => {
    const record = { id: 1, slug: 'pump', description: 'Pump', location: null, serial_num: { id: 2 } };
    const values = valuesOf<'Equipment', typeof record>(record, [
      { kind: 'text', name: 'description', label: msg('Name') },
      { kind: 'text', name: 'location', label: msg('Place') },
      { kind: 'text', name: 'serial_num', label: msg('Number') },
    ]);
    expect(values).toEqual({ description: 'Pump', location: null, serial_num: null });
  });
});
