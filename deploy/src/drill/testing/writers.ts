import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillClient } from '../drill-client.ts';

/** People who write until they are told to stop; `acknowledged` lists what the server confirmed. */
export function writersOf(client: DrillClient) {
  const acknowledged: string[] = [];
  const end = { isOver: false };
  const work = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!end.isOver) {
        const key = randomUUID();
        const problem = await client.save(key);
        if (problem !== null) throw new Error(problem);
        acknowledged.push(key);
        await sleep(20);
      }
    }),
  );
  const stop = async (): Promise<void> => {
    end.isOver = true;
    await work;
  };
  return { acknowledged, stop };
}
