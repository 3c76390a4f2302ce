import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DrillClient } from './drill-client.ts';
import type { DrillProduct } from './drill-product.ts';

const WRITERS = 5;
const READERS = 2;
const BETWEEN_MS = 40;

/** The result of a drill. */
export type Drill = {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Error answers at the edge to requests that should have succeeded: reads, and writes with a client key. */
  failed: string[];
  answers: number;
  /** Time between two acknowledged writes. */
  longestGapMs: number;
  /** Time from each kill until the server takes requests again. */
  backMs: number[];
};

/** The simulated users and the answers they got. */
class Load {
  readonly acknowledged: string[] = [];
  readonly failed: string[] = [];
  readonly #client: DrillClient;
  answers = 0;
  longestGapMs = 0;
  #lastAt = performance.now();
  #isOver = false;

  constructor(client: DrillClient) {
    this.#client = client;
  }

  async #tried(ask: () => Promise<string | null>): Promise<boolean> {
    const problem = await ask().catch((error: unknown) => String(error));
    this.answers += 1;
    if (problem !== null) this.failed.push(problem);
    return problem === null;
  }

  /** Sends each write until it is acknowledged, always with the same client key. */
  async #write(): Promise<void> {
    while (!this.#isOver) {
      const key = randomUUID();
      while (!(await this.#tried(() => this.#client.save(key)))) await sleep(BETWEEN_MS);
      this.acknowledged.push(key);
      const now = performance.now();
      this.longestGapMs = Math.max(this.longestGapMs, now - this.#lastAt);
      this.#lastAt = now;
      await sleep(BETWEEN_MS);
    }
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      await this.#tried(() => this.#client.read());
      await sleep(BETWEEN_MS);
    }
  }

  async during(work: () => Promise<void>): Promise<void> {
    this.#lastAt = performance.now();
    const people = [
      ...Array.from({ length: WRITERS }, () => this.#write()),
      ...Array.from({ length: READERS }, () => this.#read()),
    ];
    try {
      await work();
    } finally {
      this.#isOver = true;
      await Promise.all(people);
    }
  }
}

export type DrillOptions = { kills: number; apartMs: number; say: (line: string) => void };

/** Kills servers in turn under load, then compares the acknowledged writes with what is stored. */
export async function crashDrill(product: DrillProduct, { kills, apartMs, say }: DrillOptions): Promise<Drill> {
  const client = await DrillClient.register(product.url, product.mailFolder);
  const load = new Load(client);
  const backMs: number[] = [];
  await load.during(async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(apartMs);
      const at = performance.now();
      await product.killOne();
      backMs.push(performance.now() - at);
      if (kill % 10 === 0) say(`${kill} kills, ${load.acknowledged.length} writes`);
    }
  });
  const stored = new Map<string, number>();
  for (const key of await client.stored()) stored.set(key, (stored.get(key) ?? 0) + 1);
  return {
    kills,
    acknowledged: load.acknowledged.length,
    lost: load.acknowledged.filter((key) => !stored.has(key)).length,
    doubled: [...stored.values()].filter((count) => count > 1).length,
    failed: load.failed,
    answers: load.answers,
    longestGapMs: load.longestGapMs,
    backMs,
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export function drillLines(drill: Drill): string[] {
  const sorted = drill.backMs.toSorted((a, b) => a - b);
  return [
    `kills                  ${drill.kills}`,
    `writes acknowledged    ${drill.acknowledged}`,
    `lost                   ${drill.lost}`,
    `doubled                ${drill.doubled}`,
    `failed answers         ${drill.failed.length} of ${drill.answers}`,
    ...[...new Set(drill.failed)].slice(0, 5).map((each) => `    ${each.slice(0, 160)}`),
    `longest gap            ${seconds(drill.longestGapMs)}`,
    `server back, median    ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)}`,
    `server back, longest   ${seconds(sorted.at(-1) ?? 0)}`,
  ];
}
