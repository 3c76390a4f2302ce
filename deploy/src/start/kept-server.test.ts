import { expect, test, vi } from 'vitest';
import { KeptServer } from './kept-server.ts';
import type { Ready, ServerProcess } from './server-process.ts';
import { START_EXIT } from './start-error.ts';

/** A server process that the test starts and ends. */
class Staged implements ServerProcess {
  readonly #ready = Promise.withResolvers<Ready>();
  readonly #ended = Promise.withResolvers<void>();
  readonly ready = this.#ready.promise;
  readonly ended = this.#ended.promise;
  isStopped = false;

  constructor() {
    this.ready.catch(() => {});
  }

  listen(listening: number): void {
    this.#ready.resolve({ listening, accounts: [] });
  }

  die(): void {
    this.#ready.reject(new Error('It ended.'));
    this.#ended.resolve();
  }

  end = (): string => 'SIGKILL';
  lastWords = (): Promise<string> => Promise.resolve('The server stopped (SIGKILL). The end of its log');
  kill = (): void => this.die();
  crash = (): void => this.die();
  stop = (): Promise<void> => {
    this.isStopped = true;
    this.die();
    return Promise.resolve();
  };
}

function kept(pausesMs?: readonly number[]) {
  const processes: Staged[] = [];
  const said: string[] = [];
  const moved: string[] = [];
  const server = new KeptServer({
    name: 'server-1',
    start: () => {
      processes.push(new Staged());
      return Promise.resolve(latest());
    },
    onMoved: (from, to) => moved.push(`${from} → ${to}`),
    say: (line) => said.push(line),
    ...(pausesMs && { pausesMs }),
  });
  const latest = (): Staged => {
    const process = processes.at(-1);
    if (process === undefined) throw new Error('Nothing was started');
    return process;
  };
  const started = (count: number) => vi.waitFor(() => expect(processes).toHaveLength(count));
  async function opened(): Promise<void> {
    const open = server.open();
    await started(1);
    latest().listen(3001);
    await open;
  }
  return { server, processes, said, moved, latest, started, opened };
}

test('is restarted at once, and reports its new address', async () => {
  const { latest, said, moved, started, opened, server } = kept();
  await opened();
  latest().die();
  await started(2);
  latest().listen(3002);
  await vi.waitFor(() => expect(moved).toEqual(['http://127.0.0.1:3001 → http://127.0.0.1:3002']));
  expect(server.url).toBe('http://127.0.0.1:3002');
  expect(said).toEqual([
    'server-1 ended by itself (SIGKILL). It is started again at once.',
    'server-1 is there again.',
  ]);
});

test('waits longer after each early exit, and logs that it keeps exiting', async () => {
  const { latest, said, started, opened } = kept([0, 10, 20, 40]);
  await opened();
  for (const life of [2, 3, 4, 5, 6]) {
    latest().die();
    await started(life);
    latest().listen(3000 + life);
    await vi.waitFor(() => expect(said.at(-1)).toBe('server-1 is there again.'));
  }
  expect(said.filter((line) => line.includes('started again')).map((line) => line.split('again ')[1])).toEqual([
    'at once.',
    'in 0.01 s.',
    'in 0.02 s.',
    'in 0.04 s.',
    'in 0.04 s.',
  ]);
  expect(said.filter((line) => line.includes('keeps ending'))).toHaveLength(2);
});

test('is restarted at once if it ran well for a while', async () => {
  const { latest, said, started, opened } = kept([0, 60_000]);
  await opened();
  const now = performance.now();
  for (const life of [2, 3]) {
    vi.spyOn(performance, 'now').mockReturnValue(now + life * 10_000);
    latest().die();
    await started(life);
    latest().listen(3000 + life);
    await vi.waitFor(() => expect(said.at(-1)).toBe('server-1 is there again.'));
  }
});

test('is given up if it never becomes ready again, with its last output', async () => {
  const { server, latest, processes, opened, started } = kept([0]);
  await opened();
  for (let life = 1; life <= 6; life += 1) {
    latest().die();
    await started(life + 1);
  }
  latest().die();
  expect(await server.givenUp).toMatchObject({
    exitCode: START_EXIT.serverStopped,
    message: expect.stringContaining('The end of its log'),
  });
  expect(processes).toHaveLength(7);
});

test('is not restarted if its first start fails', async () => {
  const { server, latest, processes, started } = kept();
  const open = server.open();
  await started(1);
  latest().die();
  await expect(open).rejects.toThrow('It ended.');
  expect(processes).toHaveLength(1);
});

test('stays stopped after it was stopped, even while waiting for a restart', async () => {
  const { server, latest, processes, opened, said } = kept([200]);
  await opened();
  latest().die();
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await server.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(processes).toHaveLength(1);
});
