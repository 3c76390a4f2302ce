import { forgetBegun, noteBegun } from '@fieldspan/api/begun-work';
import type { BegunWork } from '@fieldspan/api/begun-work';
import { LOGGED_OUT_EVENT } from '@fieldspan/api/session';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { readDraft, removeDraft, writeDraft } from './draft-base.ts';
import type { DraftParts } from './draft-base.ts';

/** Identifies a draft: person, form and job, so that two people on one tablet never see each other's. */
export type DraftOwner = {
  tenantId: number;
  userId: number;
  childSlug: string;
  place: string;
  /** Title of the form. */
  label: string;
};

/** Save status shown to the person: when it was last stored, or that the browser stores nothing. */
export type DraftState = { savedAt: number | null; isKept: boolean };

/** Initial content where this device has no draft; it has a key of its own, separate from new forms. */
export type DraftStart = { name: string; answers: ReadonlyMap<string, Answer>; parts: DraftParts };

/** The first change is written at once; while typing, at this interval. */
const WRITE_EVERY_MS = 250;

/** Key of a draft on this device. */
export const draftName = (
  { tenantId, userId, childSlug, place }: DraftOwner,
  start: Pick<DraftStart, 'name'> | null = null,
): string => [tenantId, userId, childSlug, place, ...(start === null ? [] : [start.name])].join('/');

/**
 * A form's draft on this device. A change is written at once, four times a second while typing, and when the page is
 * hidden or closed or the session ends. It is deleted when the form was stored or the person discards it.
 */
export class FormDraft {
  /** The stored draft when the form was opened. */
  readonly found: { answers: ReadonlyMap<string, Answer>; savedAt: number } | null;
  readonly #key: string;
  /** A form that came back from the outbox is not listed as started. */
  readonly #begun: BegunWork | null;
  #parts: DraftParts;
  #changed = new Map<string, Answer>();
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #wroteAt = Number.NEGATIVE_INFINITY;
  #writing: Promise<void> = Promise.resolve();
  #isGone = false;
  readonly #going = Promise.withResolvers<void>();
  readonly #listeners = new Set<() => void>();

  private constructor({ key, begun }: DraftName, from: Pick<DraftStart, 'answers' | 'parts'> | null, isKept: boolean) {
    this.#key = key;
    this.#begun = begun;
    this.found = from && from.answers.size > 0 ? { answers: from.answers, savedAt: from.parts.savedAt } : null;
    this.#parts = from?.parts ?? fresh();
    this.#state = { savedAt: this.found?.savedAt || null, isKept };
  }

  /** Never rejects: `state` tells if the browser stores nothing. */
  static async open(owner: DraftOwner, start: DraftStart | null = null): Promise<FormDraft> {
    const key = draftName(owner, start);
    const kept = await readDraft(key).catch(() => 'nothing' as const);
    const stands = kept === 'nothing' ? null : kept;
    const begun = start === null ? begunOf(owner) : null;
    const draft = new FormDraft({ key, begun }, stands ?? start, kept !== 'nothing');
    // The first change writes everything.
    if (stands === null && start !== null) draft.#changed = new Map(start.answers);
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
  begin(answers: ReadonlyMap<string, Answer>): void {
    if (this.found === null) this.#changed = new Map(answers);
  }

  readonly keepAnswer = (id: string, answer: Answer): void => {
    this.#changed.set(id, answer);
    this.#later();
  };

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
    return this.#writing;
  };

  /** From now on nothing is stored. */
  async remove(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isGone = true;
    await this.#writing;
    forgetBegun(this.#key);
    await removeDraft(this.#key).catch(() => undefined);
    this.#going.resolve();
  }

  /**
   * Writes whenever the page may be closing.
   * @returns a function that stops it
   */
  watchPage(): () => void {
    const handleLeave = () => void this.flush();
    const targets = [
      [window, 'pagehide'],
      [window, LOGGED_OUT_EVENT],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, name] of targets) target.addEventListener(name, handleLeave);
    return () => {
      for (const [target, name] of targets) target.removeEventListener(name, handleLeave);
      handleLeave();
    };
  }

  #later(): void {
    if (this.#isGone) return;
    const wait = Math.max(0, this.#wroteAt + WRITE_EVERY_MS - performance.now());
    this.#timer ??= setTimeout(() => void this.flush(), wait);
  }

  async #write(answers: ReadonlyMap<string, Answer>): Promise<void> {
    const savedAt = Date.now();
    this.#parts = { ...this.#parts, savedAt };
    const isKept = await writeDraft(this.#key, { parts: this.#parts, answers }).then(
      () => true,
      () => false,
    );
    if (isKept && this.#begun !== null && !this.#isGone) noteBegun(this.#key, this.#begun);
    // Failed changes are written with the next one.
    if (!isKept) this.#changed = new Map([...answers, ...this.#changed]);
    this.#state = { savedAt: isKept ? savedAt : this.#state.savedAt, isKept };
    for (const listener of this.#listeners) listener();
  }
}

type DraftName = { key: string; begun: BegunWork | null };

const begunOf = ({ tenantId, userId, childSlug, place, label }: DraftOwner): BegunWork => ({
  userId,
  tenantId,
  label,
  address: `/do-form/${childSlug}${place}`,
});

const fresh = (): DraftParts => ({ at: 0, equipmentId: null, completion: null, savedAt: 0 });
