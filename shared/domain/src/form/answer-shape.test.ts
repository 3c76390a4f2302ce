import { describe, expect, it } from 'vitest';
import { isAnswerShaped } from './answer-shape.ts';
import { oneField } from './testing/form-of.ts';

function fits(field: object, value: unknown): boolean {
  const { doc, id } = oneField(field, value);
  const entry = doc.byId.get(id);
  return entry !== undefined && isAnswerShaped(entry);
}

const PICTURE = { id: 7, slug: 'a', filename: 'a.jpg' };
const CHOICE = { type: 'select', options: ['Dry', 'Wet'] };
const CHOICES = { ...CHOICE, type: 'select-multi' };
const CHECKS = { ...CHOICE, type: 'checklist' };

describe('an answer that fits its question', () => {
  it.each<[object, unknown]>([
    [{ type: 'text' }, 'Sand'],
    [{ type: 'text' }, 7],
    [{ type: 'text' }, 'a'.repeat(20_000)],
    [{ type: 'text' }, ' '],
    [{ type: 'boolean' }, 'true'],
    [{ type: 'date' }, '2026-11-20'],
    [{ type: 'time' }, '23:59'],
    [{ type: 'time' }, '07:30:15'],
    [CHOICE, 'Dry'],
    [CHOICE, ''],
    [{ type: 'select', options: [] }, 'anything'],
    [{ ...CHOICE, defineOther: true }, 'Muddy'],
    [{ ...CHOICE, default: 'Unknown' }, 'Unknown'],
    [{ ...CHOICE, default: '$.job.name' }, 'Stone Road'],
    [{ ...CHOICE, ext: { allowNA: true } }, 'N/A'],
    [CHOICES, ['Dry', 'Wet']],
    [CHOICES, 'Wet'],
    [CHECKS, ['Dry']],
    [CHECKS, 'Wet'],
    [{ type: 'tasklist' }, ['Dig', 1]],
    [{ type: 'hazard-list' }, 'Dust'],
    [{ type: 'table', columns: ['a'] }, [['1', null, 2]]],
    [{ type: 'image' }, [PICTURE]],
    [{ type: 'image' }, PICTURE],
    [{ type: 'whiteboard' }, PICTURE],
    [{ type: 'library-file' }, { LibraryUpload: { id: 1 } }],
    [{ type: 'medical-facility-location' }, { name: 'General' }],
    [{ type: 'medical-facility-location' }, 'General'],
    [{ type: 'weather' }, { main: {} }],
    [{ type: 'personnel-phone-list' }, [{ name: 'Ana' }]],
    [{ type: 'of a later version' }, { any: 'thing' }],
  ])('%j answered with %j', (field, value) => expect(fits(field, value)).toBe(true));
});

describe('an answer that does not', () => {
  it.each<[object, unknown]>([
    [{ type: 'text' }, ['Sand']],
    [{ type: 'text' }, 'a'.repeat(20_001)],
    [{ type: 'boolean' }, 'maybe'],
    [{ type: 'date' }, '2026-02-31'],
    [{ type: 'date' }, 20_261_120],
    [{ type: 'time' }, '24:00'],
    [{ type: 'time' }, 730],
    [CHOICE, 'Muddy'],
    [CHOICE, ['Dry']],
    [{ ...CHOICE, default: 'Unknown' }, 'Other'],
    [{ ...CHOICE, default: 7 }, '7'],
    [{ ...CHOICE, defineOther: true }, {}],
    [CHOICE, 'N/A'],
    [CHOICES, ['Dry', 'Muddy']],
    [CHOICES, 'Muddy'],
    [CHECKS, ['Muddy']],
    [{ type: 'tasklist' }, [{}]],
    [{ type: 'table', columns: ['a'] }, [['1', {}]]],
    [{ type: 'table', columns: ['a'] }, ['1']],
    [{ type: 'image' }, [PICTURE, 'a.jpg']],
    [{ type: 'whiteboard' }, [PICTURE]],
    [{ type: 'library-file' }, { LibraryUpload: 'a.pdf' }],
    [{ type: 'library-file' }, 'a.pdf'],
    [{ type: 'medical-facility-location' }, true],
    [{ type: 'weather' }, 'sunny'],
    [{ type: 'personnel-phone-list' }, ['Ana']],
  ])('%j answered with %j', (field, value) => expect(fits(field, value)).toBe(false));
});
