import { sessionAtom } from '@fieldspan/api/session';
import { store as appStore } from '@fieldspan/api/store';
import { explain } from '../explain.ts';
import { closeDevice } from '../device/device.ts';
import { tellDevice } from '../device/tell-device.ts';
import { announceTrouble } from './announce.ts';
import { bulkHoldAtom, followBulkHold } from './bulk-hold.ts';
import { deliver, deliverFirst } from './deliver.ts';
import { deviceStore } from './device-store.ts';
import { idbStore } from './idb-store.ts';
import { OutboxEngine } from './outbox-engine.ts';
import type { OutboxItem } from './outbox-item.ts';
import { currentOwner, onEmployer } from './owner.ts';
import { guardPage, onGoodMoment } from './page-moments.ts';
import { isOwnedBy, shownItem } from './stored-item.ts';
import type { StoredItem, Underway } from './stored-item.ts';
import { joinTabs, standForLeader } from './tabs.ts';
import type { Leadership, TabMessage } from './tabs.ts';

export type Shown = { items: readonly StoredItem[]; underway: Underway; lastSentAt: number | null };

type Ears = {
  show: (shown: Shown) => void;
  onSent: (item: OutboxItem, answer: unknown) => void;
  onRefused: (item: OutboxItem) => void;
  onShare: (clientKey: string, share: number) => void;
};

const NOTHING: Underway = { sending: [], troubles: {} };

/** A tab that is awake answers faster than this. */
const SIGN_OF_LIFE_MS = 3000;

/** A file that has arrived is put in its place whatever holds others back. */
const isHeld = ({ isBulk, fileField, uploadId }: StoredItem): boolean =>
  isBulk && fileField !== null && uploadId === null && appStore.get(bulkHoldAtom) !== null;

/** The outbox of this tab: connects the engine with the other tabs, the clocks and the page's events. */
export class OutboxTab {
  readonly engine: OutboxEngine;
  readonly #ears: Ears;
  readonly #device = deviceStore(idbStore, {
    onNotKept: () => tellDevice('unkept'),
    onUnread: () => tellDevice('unread'),
  });
  readonly #tabs = joinTabs((message) => this.#hear(message));
  readonly #leadership: Leadership;
  readonly #stops: readonly (() => void)[];
  #isLeader = false;
  #hasItems = false;
  #unkept = 0;
  /** The number of messages from other tabs. */
  #heard = 0;
  #elsewhere = NOTHING;
  #lastSentAt: number | null = null;

  constructor(ears: Ears) {
    this.#ears = ears;
    this.engine = this.#makeEngine();
    this.#leadership = standForLeader((isLeading) => this.#lead(isLeading));
    this.#stops = [
      this.#leadership.giveUp,
      appStore.sub(sessionAtom, () => void this.#takeUp()),
      onEmployer(() => void this.#takeUp()),
      followBulkHold(() => this.engine.holdChanged()),
      onGoodMoment(() => this.#beSure()),
      guardPage(() => this.#unkept > 0),
      () => this.engine.stop(),
      () => this.#tabs.close(),
      closeDevice,
    ];
    void this.#takeUp();
  }

  /** Ends all back-offs, in every tab. */
  wake(): void {
    this.engine.wake();
    this.#tabs.tell({ type: 'wake' });
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #makeEngine(): OutboxEngine {
    return new OutboxEngine({
      store: this.#device,
      deliver,
      deliverFirst,
      explain,
      owner: currentOwner,
      isLeader: () => this.#isLeader,
      isHeld,
      now: () => Date.now(),
      elapsed: () => performance.now(),
      random: () => Math.random(),
      show: (items, underway) => this.#show(items, underway),
      tell: (underway) => this.#tabs.tell({ type: 'changed', underway }),
      onSent: (item, answer) => {
        this.#noteSent(item, answer);
        this.#tabs.tell({ type: 'sent', item, answer });
      },
      onRefused: (item) => {
        this.#ears.onRefused(shownItem(item, NOTHING));
        this.#tabs.tell({ type: 'refused', item });
      },
      onShare: (clientKey, share) => this.#ears.onShare(clientKey, share),
      onTrouble: announceTrouble,
    });
  }

  #lead(isLeading: boolean): void {
    this.#isLeader = isLeading;
    if (!isLeading) return;
    this.#elsewhere = NOTHING;
    void this.#takeUp();
  }

  /** The leader tab may be asleep. If it does not answer, the visible tab takes over. */
  #beSure(): void {
    this.wake();
    if (this.#isLeader || !this.#hasItems) return;
    const heard = this.#heard;
    setTimeout(() => {
      if (heard === this.#heard && !this.#isLeader) this.#leadership.steal();
    }, SIGN_OF_LIFE_MS);
  }

  /** Reads the items of the person who is signed in, and sends them at once. */
  async #takeUp(): Promise<void> {
    const owner = currentOwner();
    this.#lastSentAt = null;
    if (owner) this.#lastSentAt = await this.#device.lastSentAt(owner);
    await this.engine.refresh();
    this.engine.wake();
  }

  #hear(message: TabMessage): void {
    this.#heard += 1;
    if (message.type === 'wake') {
      this.engine.wake();
      if (this.#isLeader) this.engine.report();
    } else if (message.type === 'changed') {
      this.#elsewhere = message.underway;
      void this.engine.refresh();
    } else if (isOwnedBy(message.item, currentOwner())) this.#hearOutcome(message);
  }

  #hearOutcome(message: Extract<TabMessage, { item: StoredItem }>): void {
    if (message.type === 'sent') this.#noteSent(message.item, message.answer);
    else this.#ears.onRefused(shownItem(message.item, NOTHING));
  }

  #noteSent(item: StoredItem, answer: unknown): void {
    this.#lastSentAt = Date.now();
    this.#ears.onSent(shownItem(item, NOTHING), answer);
  }

  #show(items: readonly StoredItem[], own: Underway): void {
    this.#hasItems = items.length > 0;
    this.#unkept = items.filter(({ isDurable }) => !isDurable).length;
    const { sending, troubles } = this.#elsewhere;
    const underway = { sending: [...sending, ...own.sending], troubles: { ...troubles, ...own.troubles } };
    this.#ears.show({ items, underway, lastSentAt: this.#lastSentAt });
  }
}
