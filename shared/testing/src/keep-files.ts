import { afterAll, beforeAll } from 'vitest';

/**
 * Node's structured clone does not know jsdom's files, so IndexedDB would lose them. It applies to a whole test file,
 * because reads may end after their test.
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
