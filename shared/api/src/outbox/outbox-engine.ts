import type { Saved } from '@fieldspan/contract/envelope';
import type { Explanation } from '../explain.ts';
import { backOffMs } from './back-off.ts';
import type { DeliverySteps } from './deliver.ts';
import { dueItems, nextDueAt } from './lane-order.ts';
import type { Lanes } from './lane-order.ts';
import type { FirstRecord } from './outbox-item.ts';
import type { NewItem, OutboxStore } from './outbox-store.ts';
import { isOwnedBy } from './stored-item.ts';
import type { Owner, StoredItem, Underway } from './stored-item.ts';
import { verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export type EnginePorts = {
  store: OutboxStore;
  /**
   * Sends one item and returns the answer's data.
   * @throws ApiError
   */
  deliver: (item: StoredItem, steps: DeliverySteps) => Promise<unknown>;
  /**
   * Saves the record that an item depends on.
   * @throws ApiError
   */
  deliverFirst: (owner: Owner, first: FirstRecord) => Promise<Saved>;
  /** The owner of the items that may be read and sent now; null if nobody is signed in. */
  owner: () => Owner | null;
  /** Whether the upload of an item's file has to wait, see bulk-hold.ts. */
  isHeld: (item: StoredItem) => boolean;
  /** Whether this tab was elected to send the items on the device. */
  isLeader: () => boolean;
  /** The device's clock. */
  now: () => number;
  /** A monotonic clock that nobody can change. */
  elapsed: () => number;
  random: () => number;
  explain: (error: unknown) => Explanation;
  /** Shows the items in this tab. */
  show: (items: readonly StoredItem[], underway: Underway) => void;
  /** Tells the other tabs about a change. */
  tell: (underway: Underway) => void;
  onSent: (item: StoredItem, answer: unknown) => void;
  onRefused: (item: StoredItem) => void;
  /** Progress of an item's upload. */
  onShare: (clientKey: string, share: number) => void;
  /** A try has failed. */
  onTrouble: (verdict: Verdict, error: unknown) => void;
};

type Rest = { tries: number; until: number };

/** Sends the stored items: one at a time and in order per lane, with retries until the server answers. */
export class OutboxEngine {
  readonly #ports: EnginePorts;
  #items: readonly StoredItem[] = [];
  readonly #busy = new Map<string, string>();
  readonly #stops = new Map<string, AbortController>();
  readonly #rests = new Map<string, Rest>();
  readonly #troubles = new Map<string, Explanation>();
  #reads = 0;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: EnginePorts) {
    this.#ports = ports;
  }

  async add(item: NewItem, file: File | null): Promise<StoredItem> {
    const stored = await this.#ports.store.add(item, file);
    await this.#changed();
    return stored;
  }

  /** Reads the store again: after a start, a sign-in, or a change by another tab. */
  async refresh(): Promise<void> {
    this.#reads += 1;
    const read = this.#reads;
    const owner = this.#ports.owner();
    this.#forgetOthers(owner);
    // If the device fails to read, the known items stay.
    const items = owner ? await this.#ports.store.items(owner).catch(() => this.#items) : [];
    // A later read has started or another person has signed in, so this result is outdated.
    if (read !== this.#reads || (owner && !isOwnedBy(owner, this.#ports.owner()))) return;
    this.#items = items;
    this.#ports.show(items, this.#underway());
    this.#pump();
  }

  /** Sends nothing more; running requests finish. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** What is held back has changed: running uploads that are now held stop where they are, others go on. */
  holdChanged(): void {
    for (const item of this.#items.filter(this.#ports.isHeld)) this.#stops.get(item.clientKey)?.abort();
    this.#ports.show(this.#items, this.#underway());
    this.#pump();
  }

  /** Ends all back-offs, because the network may be back or the person looks at the page. */
  wake(): void {
    this.#rests.clear();
    this.#pump();
  }

  async retry(clientKey: string): Promise<void> {
    const item = this.#items.find((other) => other.clientKey === clientKey);
    if (!item) return;
    this.#rests.delete(item.lane);
    await this.#ports.store.keep({ ...item, isRefused: false, error: null });
    await this.#changed();
  }

  async discard(clientKeys: readonly string[]): Promise<void> {
    const gone = this.#items.filter(({ clientKey }) => clientKeys.includes(clientKey));
    if (gone.length === 0) return;
    // Removed from the list first, and all at once: none is sent while the device is still deleting, nor because the one
    // that it waited for is gone.
    this.#items = this.#items.filter((item) => !gone.includes(item));
    for (const { clientKey } of gone) {
      this.#troubles.delete(clientKey);
      this.#stops.get(clientKey)?.abort();
    }
    // The last first, for the tab that sends: what waits for another was written after it.
    for (const { clientKey } of gone.toSorted((a, b) => b.seq - a.seq)) await this.#ports.store.remove(clientKey);
    await this.#changed();
  }

  /** The file of an unsent item; null if it is already uploaded or the item has none. */
  file(clientKey: string): Promise<File | null> {
    return this.#ports.store.file(clientKey);
  }

  /** When another person signs in, the previous person's items disappear from the screen at once. */
  #forgetOthers(owner: Owner | null): void {
    if (this.#items.every((item) => isOwnedBy(item, owner))) return;
    this.#items = [];
    this.#rests.clear();
    this.#troubles.clear();
    this.#ports.show([], this.#underway());
  }

  async #changed(): Promise<void> {
    await this.refresh();
    this.report();
  }

  /** Tells the other tabs what is being sent. */
  report(): void {
    this.#ports.tell(this.#underway());
  }

  #underway(): Underway {
    return { sending: [...this.#busy.values()], troubles: Object.fromEntries(this.#troubles) };
  }

  #lanes(): Lanes<StoredItem> {
    const { isLeader, isHeld } = this.#ports;
    return {
      isHeld,
      isOurs: ({ isDurable }) => !isDurable || isLeader(),
      busy: new Set(this.#busy.keys()),
      restUntil: new Map([...this.#rests].map(([lane, { until }]) => [lane, until])),
    };
  }

  #pump(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#ports.elapsed();
    for (const item of dueItems(this.#items, this.#lanes(), now)) void this.#run(item);
    const next = nextDueAt(this.#items, this.#lanes(), now);
    if (next !== null) this.#timer = setTimeout(() => this.#pump(), next - now);
  }

  async #run(item: StoredItem): Promise<void> {
    this.#busy.set(item.lane, item.clientKey);
    this.#ports.show(this.#items, this.#underway());
    this.report();
    await this.#try(item).catch((error: unknown) => this.#rest(item, 'again', error));
    this.#busy.delete(item.lane);
    await this.#changed();
  }

  async #try(item: StoredItem): Promise<void> {
    try {
      if (item.first && item.first.made === null) await this.#makeFirst(item, item.first);
      else await this.#deliver(item);
    } catch (error) {
      if (this.#ports.isHeld(this.#latest(item))) return;
      const verdict = verdictOf(error);
      if (verdict === 'refused') await this.#refuse(item, error);
      else this.#rest(item, verdict, error);
    }
  }

  /**
   * All items that wait for the same record move to its lane in one step, so that items written later come after them.
   */
  async #makeFirst(item: StoredItem, first: FirstRecord): Promise<void> {
    const made = await this.#ports.deliverFirst(item, first);
    this.#rests.delete(item.lane);
    this.#troubles.delete(item.clientKey);
    const lane = `${first.lane}${made.record_id}`;
    for (const other of this.#items.filter((one) => isForSame(one, item))) {
      const payload = withMade(other.payload, first.field, made.record_id);
      await this.#keep({ ...other, payload, lane, first: { ...first, made } });
    }
  }

  async #deliver(item: StoredItem): Promise<void> {
    const { store, deliver, now, onSent } = this.#ports;
    const stop = new AbortController();
    this.#stops.set(item.clientKey, stop);
    const answer = await deliver(item, {
      file: () => store.file(item.clientKey),
      keepUpload: (uploadId) => this.#keep({ ...item, uploadId }),
      onShare: (share) => this.#ports.onShare(item.clientKey, share),
      signal: stop.signal,
    }).finally(() => this.#stops.delete(item.clientKey));
    await store.settle(item, { answer, sentAt: now() });
    this.#items = this.#items.filter(({ clientKey }) => clientKey !== item.clientKey);
    this.#rests.delete(item.lane);
    this.#troubles.delete(item.clientKey);
    onSent(item, answer);
  }

  async #refuse(item: StoredItem, error: unknown): Promise<void> {
    const refused = { ...this.#latest(item), isRefused: true, error: this.#ports.explain(error) };
    await this.#keep(refused);
    this.#ports.onRefused(refused);
  }

  #latest(item: StoredItem): StoredItem {
    return this.#items.find(({ clientKey }) => clientKey === item.clientKey) ?? item;
  }

  #rest(item: StoredItem, verdict: Verdict, error: unknown): void {
    const tries = (this.#rests.get(item.lane)?.tries ?? 0) + 1;
    const until = this.#ports.elapsed() + backOffMs(tries, this.#ports.random());
    this.#rests.set(item.lane, { tries, until });
    this.#troubles.set(item.clientKey, this.#ports.explain(error));
    this.#ports.onTrouble(verdict, error);
  }

  /** The list is updated before the store, so that a finished step is not repeated. */
  async #keep(item: StoredItem): Promise<void> {
    this.#items = this.#items.map((other) => (other.clientKey === item.clientKey ? item : other));
    await this.#ports.store.keep(item);
  }
}

/** Puts the id of the new record into the payload; for `records.*.form_id` into each record of the list. */
function withMade(payload: StoredItem['payload'], field: string, id: number): StoredItem['payload'] {
  const [list = '', own] = field.split('.*.');
  if (own === undefined) return { ...payload, [field]: id };
  const rows: unknown = payload[list];
  const filled = Array.isArray(rows) ? rows.map((row: object) => ({ ...row, [own]: id })) : rows;
  return { ...payload, [list]: filled };
}

/** Whether two items of a lane wait for the same record to be created. */
function isForSame(one: StoredItem, other: StoredItem): boolean {
  return one.lane === other.lane && JSON.stringify(one.first) === JSON.stringify(other.first);
}
