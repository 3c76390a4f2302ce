import { IDBFactory } from 'fake-indexeddb';
import type { Script } from 'node:vm';
import { Clock } from './clock.ts';
import type { FormServer, Person } from './form-server.ts';
import { Locks } from './locks.ts';
import type { Random } from './random.ts';
import { Tab } from './tab.ts';
import type { Fate, OpenTab, World } from './world.ts';

/** More turns than anything takes that does not run for ever. */
const MANY_TURNS = 5000;

/** A browser on a device: tabs, databases, clock and network. */
export class Browser implements World {
  readonly clock = new Clock();
  readonly factory = new IDBFactory();
  readonly locks = new Locks();
  readonly tabs = new Set<OpenTab>();
  readonly storage = new Storages(this.tabs);
  readonly sessions = new Set<string>();
  readonly fates: Fate[] = [];
  isOffline = false;
  readonly server: FormServer;
  readonly random: Random;
  readonly #script: Script;
  #signIns = 0;

  constructor(server: FormServer, random: Random, script: Script) {
    this.server = server;
    this.random = random;
    this.#script = script;
  }

  openTab(): Tab {
    return new Tab(this, this.#script);
  }

  /** A new session of a person. */
  sessionOf({ userId, tenantId }: Person) {
    this.#signIns += 1;
    const apiKey = `key-${userId}-${tenantId}-${this.#signIns}`;
    this.sessions.add(apiKey);
    const about = { userId, userSlug: `user-${userId}`, staySignedIn: true, masterKey: false };
    return { apiKey, sessionToken: 'token', ...about };
  }

  /** Until nothing moves without time passing. */
  async settle(): Promise<void> {
    let idle = 0;
    for (let turn = 0; turn < MANY_TURNS && idle < 2; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      idle = [...this.tabs].some(({ busy }) => busy > 0) ? 0 : idle + 1;
    }
    if (idle === 0) throw new Error('The page never comes to rest');
  }

  async pass(ms: number): Promise<void> {
    const until = this.clock.ms + ms;
    await this.settle();
    while (this.clock.runNext(until)) await this.settle();
    this.clock.ms = Math.max(this.clock.ms, until);
  }

  channelOf(tab: OpenTab): unknown {
    const { channels } = this;
    return class Channel extends EventTarget {
      readonly name: string;
      readonly tab = tab;
      constructor(name: string) {
        super();
        this.name = name;
        channels.add(this);
      }
      postMessage(message: unknown): void {
        const data: unknown = structuredClone(message);
        for (const other of channels) {
          if (other === this || other.name !== this.name || tab.isDead) continue;
          queueMicrotask(() => other.tab.isDead || other.dispatchEvent(new MessageEvent('message', { data })));
        }
      }
      close(): void {
        channels.delete(this);
      }
    };
  }
  readonly channels = new Set<EventTarget & { name: string; tab: OpenTab }>();
}

/** localStorage of all tabs; the others hear of a change. */
class Storages {
  readonly #rows = new Map<string, string>();
  readonly #tabs: Set<OpenTab>;

  constructor(tabs: Set<OpenTab>) {
    this.#tabs = tabs;
  }

  of(tab: OpenTab | null): object {
    const rows = tab === null ? new Map<string, string>() : this.#rows;
    const tell = (key: string | null) => {
      const others = tab === null ? [] : [...this.#tabs].filter((other) => other !== tab);
      for (const other of others) other.window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const write = (change: () => void, key: string) => {
      if (tab?.isDead) return;
      change();
      tell(key);
    };
    return {
      getItem: (key: string) => rows.get(key) ?? null,
      setItem: (key: string, value: string) => write(() => void rows.set(key, value), key),
      removeItem: (key: string) => write(() => void rows.delete(key), key),
    };
  }
}
