import type { IDBFactory } from 'fake-indexeddb';
import { IDBOpenDBRequest } from 'fake-indexeddb';
import type { Random } from './random.ts';

/** What the device does to the next transactions: how often each. */
export type DeviceFaults = { full: number; aborted: number; closed: number; unopened: number };

type Ends = { isOver: boolean; tx: IDBTransaction };

/** The databases of a browser as one tab has them: they fail as the run says, and end when the tab does. */
export class TabDevice {
  readonly faults: DeviceFaults = { full: 0, aborted: 0, closed: 0, unopened: 0 };
  /** Transactions and openings that have not ended. */
  pending = 0;
  readonly #factory: IDBFactory;
  readonly #random: Random;
  readonly #open = new Set<IDBDatabase>();
  readonly #running = new Set<Ends>();
  #isDead = false;

  constructor(factory: IDBFactory, random: Random) {
    this.#factory = factory;
    this.#random = random;
  }

  /** What the page sees as `indexedDB`. */
  readonly facade = {
    open: (name: string, version?: number) => this.#openOne(name, version),
    databases: () => this.#factory.databases(),
    deleteDatabase: (name: string) => this.#factory.deleteDatabase(name),
    cmp: (one: unknown, other: unknown) => this.#factory.cmp(one, other),
  };

  /** The tab is gone: each running transaction is committed or not, and nothing begins any more. */
  kill(): void {
    this.#isDead = true;
    for (const { tx } of this.#running) if (this.#random.chance(0.5)) end(tx, 'AbortError');
    for (const database of this.#open) database.close();
  }

  /** The browser closes all connections, as Safari does when it needs memory. */
  closeAll(): void {
    for (const database of this.#open) database.close();
    this.#open.clear();
  }

  #openOne(name: string, version?: number): IDBOpenDBRequest {
    if (this.#isDead) return new IDBOpenDBRequest();
    if (this.faults.unopened > 0) {
      this.faults.unopened -= 1;
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    }
    const request = this.#factory.open(name, version);
    this.pending += 1;
    const done = () => (this.pending -= 1);
    request.addEventListener('error', done);
    request.addEventListener('success', () => {
      done();
      this.#follow(request.result);
    });
    return request;
  }

  #follow(database: IDBDatabase): void {
    this.#open.add(database);
    if (this.#isDead) return database.close();
    const begin = database.transaction.bind(database);
    Object.assign(database, {
      transaction: (...how: Parameters<typeof begin>) => this.#begin(() => begin(...how), how[1] === 'readwrite'),
    });
  }

  #begin(begin: () => IDBTransaction, isWrite: boolean): IDBTransaction {
    if (this.#isDead || this.#takes('closed')) throw new DOMException('The connection is closed', 'InvalidStateError');
    const tx = begin();
    const running: Ends = { isOver: false, tx };
    this.#running.add(running);
    this.pending += 1;
    const done = () => {
      if (running.isOver) return;
      running.isOver = true;
      this.pending -= 1;
      this.#running.delete(running);
    };
    tx.addEventListener('complete', done);
    tx.addEventListener('abort', done);
    const why = isWrite && this.#takes('full') ? 'QuotaExceededError' : this.#takes('aborted') && 'UnknownError';
    if (why) queueMicrotask(() => end(tx, why));
    return tx;
  }

  #takes(fault: keyof DeviceFaults): boolean {
    if (this.faults[fault] === 0) return false;
    this.faults[fault] -= 1;
    return true;
  }
}

/** Ends it as a browser does, which a page cannot. */
function end(tx: IDBTransaction, why: string): void {
  const abort: unknown = Reflect.get(tx, '_abort');
  if (typeof abort === 'function' && Reflect.get(tx, '_state') !== 'finished') Reflect.apply(abort, tx, [why]);
}
