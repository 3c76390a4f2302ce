import { forgetBegun, noteBegun } from '@fieldspan/api/begun-work';
import { onSent } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { tellDevice } from '@fieldspan/api/device/tell-device';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { changedDraft, fresh, isWritten, readDraft, removeDraft, writeDraft } from './draft-base.ts';
import type { Changed, DraftParts, Found, KeptDraft } from './draft-base.ts';
import { begunOf, draftName } from './draft-owner.ts';
import type { DraftName, DraftOwner, DraftStart } from './draft-owner.ts';
import { noteWriting, readAfterWrites } from './draft-writing.ts';
import { whileFree } from './hold-draft.ts';
import { onPageLeave } from './on-page-leave.ts';

/** Save status shown to the person: when it was last stored, or that the browser stores nothing. */
export type DraftState = { savedAt: number | null; isKept: boolean };

/** The first change is written at once; while typing, at this interval. */
const WRITE_EVERY_MS = 250;

/** Whose each draft is that was opened on this page: what is still being sent of it does not write any more. */
const lastOpened = new Map<string, FormDraft>();
export const forgetOpened = (key: string): boolean => lastOpened.delete(key);

/**
 * A form's draft on this device. A change is written at once, four times a second while typing, and when the page is
 * hidden or closed or the session ends. It is deleted when the form was stored or the person discards it.
 */
export class FormDraft {
  /** The stored draft when the form was opened. */
  readonly found: Found | null;
  /** It was just brought here from another place: defaults of this place apply, and the person knows what they see. */
  readonly isMoved: boolean;
  readonly #key: string;
  /** A form that came back from the outbox is not listed as started. */
  readonly #begun: DraftName['begun'];
  #parts: DraftParts;
  #changed: Changed = new Map();
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wroteAt = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> = Promise.resolve();
  #isGone = false;
  #isLeft = false;
  /** A draft may stand there that could not be read. Nothing is written over it. */
  #isUnread = false;
  #stopWaiting = (): void => undefined;
  readonly #going = Promise.withResolvers<void>();
  readonly #listeners = new Set<() => void>();

  private constructor({ key, begun }: DraftName, from: KeptDraft | null, isKept: boolean) {
    this.#key = key;
    this.#begun = begun;
    this.found = from && from.answers.size > 0 ? { answers: from.answers, ...from.parts } : null;
    this.isMoved = from?.parts.isMoved === true;
    this.#parts = { ...(from?.parts ?? fresh()), isMoved: false };
    this.#state = { savedAt: this.found?.savedAt || null, isKept };
  }

  /** Never rejects: `state` tells if the browser stores nothing. */
  static async open(owner: DraftOwner, start: DraftStart | null = null): Promise<FormDraft> {
    const key = draftName(owner, start);
    const kept = await readAfterWrites(key);
    const stands = typeof kept === 'string' ? null : kept;
    const found = stands && lastOpened.get(key)?.unkeptSince(stands);
    const begun = begunOf(owner, start);
    const draft = new FormDraft({ key, begun }, found ?? stands ?? start, typeof kept !== 'string');
    lastOpened.set(key, draft);
    if (found) draft.#takeOver(found.changed);
    draft.#noteUnread(kept === 'unread');
    // The first change writes everything.
    if (stands === null) draft.#changed = new Map(start?.answers);
    return draft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DraftState => this.#state;

  /** Called once it was deleted. */
  get gone(): Promise<void> {
    return this.#going.promise;
  }

  get parts(): Readonly<DraftParts> {
    return this.#parts;
  }

  /** The initial content, written together with the first change. */
  begin(answers: ReadonlyMap<string, Answer>, templateVersion = 0): void {
    this.#parts = { ...this.#parts, templateVersion };
    if (this.found === null || this.isMoved) this.#changed = new Map(answers);
  }

  readonly keepAnswer = (id: string, answer: Answer): void => {
    this.#changed.set(id, answer);
    this.#later();
  };

  /** The answer stands under another id now: should the question come back here, an old answer must not come with it. */
  readonly leaveAnswer = (id: string): void => {
    this.#changed.set(id, null);
    this.#later();
  };

  /** Written together with the next change. */
  assume(parts: Partial<DraftParts>): void {
    this.#parts = { ...this.#parts, ...parts };
  }

  keep(change: Partial<DraftParts>): void {
    this.#parts = { ...this.#parts, ...change };
    this.#later();
  }

  /** Writes at once. Never rejects. */
  readonly flush = (): Promise<void> => {
    if (this.#timer === null || this.#isGone) return this.#writing;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#wroteAt = performance.now();
    const answers = this.#changed;
    this.#changed = new Map();
    // Starts at once, without waiting for the previous write, because the page may be closing. IndexedDB keeps the
    // order.
    this.#writing = Promise.all([this.#writing, this.#write(answers)]).then(() => undefined);
    noteWriting(this.#key, this.#writing);
    return this.#writing;
  };

  /**
   * Moves what is stored to another name, without the answers in `left`. From now on nothing is stored here.
   * @returns false if a draft stands there already; then both stay as they are
   */
  async moveTo(key: string, left: ReadonlySet<string>): Promise<boolean> {
    await this.flush();
    const stored = await readDraft(this.#key).catch(() => null);
    if (stored === null || key === this.#key) return true;
    if (await readDraft(key)) return false;
    const answers = new Map([...stored.answers].filter(([id]) => !left.has(id)));
    await writeDraft(key, { parts: { ...stored.parts, isMoved: true }, answers });
    await this.remove();
    return true;
  }

  /**
   * From now on nothing is stored. A form that was left may have been opened again since, here or in another tab; then
   * the draft is of whoever opened it, and stays.
   */
  async remove(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isGone = true;
    this.#stopWaiting();
    const removing = this.#isLeft ? this.#removeUntouched() : this.#removeStored();
    noteWriting(this.#key, removing);
    if (await removing) this.#say({ savedAt: null, isKept: true });
    this.#going.resolve();
  }

  /**
   * The outbox has the form in this page's memory only. Until that has arrived the draft stays, so that a page that is
   * closed loses nothing.
   */
  removeOnceSent({ call, clientKey }: Pick<OutboxItem, 'call' | 'clientKey'>): void {
    this.#stopWaiting();
    this.#stopWaiting = onSent(call, (sent) => {
      if (sent.clientKey === clientKey) void this.remove();
    });
  }

  /**
   * Writes whenever the page may be closing.
   * @returns a function that stops it
   */
  watchPage(): () => void {
    const stop = onPageLeave(() => void this.flush());
    this.#isLeft = false;
    return () => {
      stop();
      void this.flush();
      this.#isLeft = true;
    };
  }

  #later(): void {
    if (this.#isGone) return this.#say({ savedAt: null, isKept: false });
    if (this.#isTaken()) return;
    const wait = Math.max(0, this.#wroteAt + WRITE_EVERY_MS - performance.now());
    this.#timer ??= setTimeout(() => void this.flush(), wait);
  }

  async #write(answers: ReadonlyMap<string, Answer | null>): Promise<void> {
    const savedAt = Date.now();
    this.#parts = { ...this.#parts, savedAt };
    const isKept = !this.#isUnread && (await isWritten(this.#key, { parts: this.#parts, answers }));
    if (isKept && this.#begun !== null && !this.#isGone) noteBegun(this.#key, this.#begun);
    // Failed changes are written with the next one.
    if (!isKept) this.#changed = new Map([...answers, ...this.#changed]);
    this.#say({ savedAt: isKept ? savedAt : this.#state.savedAt, isKept });
  }

  async #removeStored(): Promise<true> {
    await this.#writing;
    forgetBegun(this.#key);
    await removeDraft(this.#key).catch(() => undefined);
    return true;
  }

  /** It was left, and opened again on this page. */
  #isTaken(): boolean {
    return this.#isLeft && lastOpened.get(this.#key) !== this;
  }

  async #removeUntouched(): Promise<boolean> {
    await this.#writing;
    if (this.#isTaken()) return false;
    const isRemoved = await whileFree(this.#key, async () => {
      const stands = await readDraft(this.#key).catch(() => null);
      return stands?.parts.savedAt === this.#state.savedAt && this.#removeStored();
    });
    return isRemoved ?? false;
  }

  /** The stored draft with what the device did not take of this one; null if it took all, or somebody has gone on. */
  unkeptSince(stored: KeptDraft): (KeptDraft & { changed: Changed }) | null {
    const { savedAt } = stored.parts;
    if (this.#state.isKept || savedAt !== this.#state.savedAt) return null;
    const changed = new Map(this.#changed);
    return { ...changedDraft(stored, { parts: { ...this.#parts, savedAt }, answers: changed }), changed };
  }

  /** Tries at once to store what could not be stored of the one before. */
  #takeOver(changed: Changed): void {
    this.#changed = changed;
    this.#say({ ...this.#state, isKept: false });
    this.#later();
  }

  #noteUnread(isUnread: boolean): void {
    this.#isUnread = isUnread;
    if (isUnread) tellDevice('unread');
  }

  #say(state: DraftState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
