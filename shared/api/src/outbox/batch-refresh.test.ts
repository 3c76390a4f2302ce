import { expect, it } from 'vitest';
import { BatchRefresh } from './batch-refresh.ts';

/** After which arrivals of a batch screens read again. */
function readsOf(batch: BatchRefresh, count: number): number[] {
  const reads: number[] = [];
  for (let arrived = 1; arrived <= count; arrived += 1) {
    if (batch.isDue('LibraryFile/save', count - arrived)) reads.push(arrived);
  }
  return reads;
}

it('200 files cost five reads, the first at once and the last at the end', () => {
  expect(readsOf(new BatchRefresh(), 200)).toEqual([1, 4, 16, 64, 200]);
});

it('single files are read at once, also after a batch', () => {
  const batch = new BatchRefresh();
  readsOf(batch, 30);
  expect([readsOf(batch, 1), readsOf(batch, 2)]).toEqual([[1], [1, 2]]);
});

it('kinds count each for itself', () => {
  const batch = new BatchRefresh();
  expect(batch.isDue('LibraryFile/save', 9)).toBe(true);
  expect(batch.isDue('JobFile/save', 9)).toBe(true);
  expect(batch.isDue('JobFile/save', 8)).toBe(false);
});
