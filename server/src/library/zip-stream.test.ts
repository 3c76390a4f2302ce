import { describe, expect, it } from 'vitest';
import { pathPart } from './collect-files.ts';
import { unusedNames } from './zip-stream.ts';

describe('names in a zip', () => {
  it('are told apart by a number, whatever their case', () => {
    const nameFor = unusedNames();
    expect(['Plan.pdf', 'plan.PDF', 'Plan.pdf', 'notes'].map((name) => nameFor({ folder: '', name }))).toEqual([
      'Plan.pdf',
      'plan (2).PDF',
      'Plan (3).pdf',
      'notes',
    ]);
    expect(nameFor({ folder: 'Level 2', name: 'Plan.pdf' })).toBe('Level 2/Plan.pdf');
  });

  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['C:\\x', 'C__x'],
    ['..', '_'],
    ['', '_'],
    ['a/b', 'a_b'],
    ['line\nbreak', 'line_break'],
    ['.hidden', '_hidden'],
  ])('%j leads out of no folder', (name, part) => {
    expect(pathPart(name)).toBe(part);
  });
});
