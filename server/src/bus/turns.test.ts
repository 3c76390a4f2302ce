import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('runs at most as many as allowed at once, and everybody in the end', async () => {
  const turns = new Turns(2);
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 10 }, () => turns.take(work)));
  expect({ most, done, running }).toEqual({ most: 2, done: 10, running: 0 });
});

it('a failure frees its slot', async () => {
  const turns = new Turns(1);
  const fails = turns.take(() => Promise.reject(new Error('no')));
  const next = turns.take(() => Promise.resolve('mine'));
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('mine');
});
