import { afterAll, beforeAll } from 'vitest';

/**
 * jsdom's files are no files to Node's clone: IndexedDB would keep nothing of them. For a whole test file, since what is
 * read may come after its test.
 */
export function keepFiles(): void {
  const { structuredClone: before } = globalThis;
  beforeAll(() => void Object.assign(globalThis, { structuredClone: clone }));
  afterAll(() => void Object.assign(globalThis, { structuredClone: before }));
}

function clone(value: unknown): unknown {
  if (value instanceof Blob || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clone(part)]));
}
