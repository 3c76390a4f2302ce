import { describe, expect, it } from 'vitest';
import { readPath, resolveDefaults } from './resolve-defaults.ts';
import { oneField } from '@fieldspan/domain/form/testing/form-of';

const ROOTS = { user: { first_name: 'Dana', api_key: 'secret', a: { b: { c: 'deep', d: { e: 'deeper' } } } } };

const filled = (field: object, value?: unknown): unknown => {
  const { doc, id } = oneField(field, value);
  return resolveDefaults(doc, ROOTS).answers.get(id)?.value;
};

describe('a default', () => {
  it('FORM057 is read from the application by a path of up to four levels', () => {
    expect(filled({ type: 'text', default: '$.user.first_name' })).toBe('Dana');
    expect(readPath('$.user.a.b.c', ROOTS)).toBe('deep');
    expect(readPath('$.user.a.b.d.e', ROOTS)).toBeUndefined();
  });

  it('FORM057 with an unknown path leaves the field empty', () => {
    expect(filled({ type: 'text', default: '$.user.nobody' })).toBeUndefined();
    expect(filled({ type: 'text', default: '$.user' })).toBeUndefined();
  });

  it('never copies a secret or an inherited property into a form', () => {
    for (const path of ['$.user.api_key', '$.user.__proto__', '$.user.constructor.name']) {
      expect(readPath(path, ROOTS)).toBeUndefined();
    }
  });

  it('without a path is used literally; yes and no as 1 and 0', () => {
    expect(filled({ type: 'text', default: 'Level 3' })).toBe('Level 3');
    expect(filled({ type: 'boolean', default: 'true' })).toBe(1);
  });

  it('never replaces an answer, and is not an answer in a field that only shows it', () => {
    expect(filled({ type: 'text', default: 'x' }, 'mine')).toBe('mine');
    expect(filled({ type: 'static-paragraph', default: '<p>Read</p>' })).toBeUndefined();
  });
});
