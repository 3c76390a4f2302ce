import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

const CHECK_EVERY_MS = 2000;
const CHECK_LIMIT_MS = 1500;
/** How often servers are checked while requests wait for one. */
const AWAITED_EVERY_MS = 100;

/** An API server behind the edge. */
export type Upstream = { host: string; port: number; isReady: boolean };

/** @throws Error when an address is not `http://host:port` */
function upstreamOf(address: string): Upstream {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' || url.hostname === '')
    throw new Error(`"${address}" is no server address. Write it as http://127.0.0.1:3001.`);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 80), isReady: true };
}

function answersReady({ host, port }: Upstream): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ host, port, path: '/readyz', agent: false, timeout: CHECK_LIMIT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    probe.on('timeout', () => probe.destroy());
    probe.on('error', () => resolve(false));
    probe.end();
  });
}

/**
 * The servers behind the edge, used in turn (round-robin). One that refuses a connection, or reports that it is
 * starting or draining, gets no more requests until its readiness check passes.
 */
export class Upstreams {
  readonly #all: Upstream[];
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  #awaited: Promise<boolean> | null = null;

  constructor(addresses: string[], log: Log) {
    this.#all = addresses.map(upstreamOf);
    this.#log = log;
    this.#timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  /** All servers in the order in which a request tries them: ready ones in turn, then the others. */
  inTurn(): Upstream[] {
    const start = this.#turn % Math.max(this.#all.length, 1);
    this.#turn += 1;
    const rotated = [...this.#all.slice(start), ...this.#all.slice(0, start)];
    return [...rotated.filter((each) => each.isReady), ...rotated.filter((each) => !each.isReady)];
  }

  /** The current addresses. */
  addresses(): string[] {
    return this.#all.map(({ host, port }) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  }

  mark(upstream: Upstream, isReady: boolean): void {
    if (upstream.isReady === isReady) return;
    upstream.isReady = isReady;
    const event = isReady ? 'server-ready' : 'server-not-ready';
    this.#log({ level: isReady ? 'info' : 'warn', event, server: `${upstream.host}:${upstream.port}` });
  }

  /** Replaces the address of a restarted server. */
  move(from: string, to: string): void {
    const before = upstreamOf(from);
    const moved = this.#all.find(({ host, port }) => host === before.host && port === before.port);
    if (moved === undefined) return;
    moved.isReady = false;
    Object.assign(moved, { ...upstreamOf(to), isReady: false });
    this.mark(moved, true);
  }

  /** Checks every server's readiness. */
  async check(): Promise<void> {
    await Promise.all(this.#all.map(async (upstream) => this.mark(upstream, await answersReady(upstream))));
  }

  /**
   * Waits until a server is ready; all waiters share one check.
   * @returns false when none became ready in time
   */
  async anyReady(limitMs: number): Promise<boolean> {
    this.#awaited ??= this.#look(limitMs).finally(() => (this.#awaited = null));
    return this.#awaited;
  }

  async #look(limitMs: number): Promise<boolean> {
    const until = performance.now() + limitMs;
    while (!this.#all.some(({ isReady }) => isReady)) {
      if (performance.now() >= until || this.#all.length === 0) return false;
      await sleep(AWAITED_EVERY_MS);
      await this.check();
    }
    return true;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
