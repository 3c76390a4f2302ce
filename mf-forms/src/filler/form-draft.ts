import { forgetBegun, noteBegun } from '@fieldspan/api/begun-work';
import type { BegunWork } from '@fieldspan/api/begun-work';
import { LOGGED_OUT_EVENT } from '@fieldspan/api/session';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { readDraft, removeDraft, writeDraft } from './draft-base.ts';
import type { DraftParts } from './draft-base.ts';

/** Whose draft of which form, for which work: two people on one tablet never see each other's. */
export type DraftOwner = {
  tenantId: number;
  userId: number;
  childSlug: string;
  place: string;
  /** What the form is called. */
  label: string;
};

/** What the person is told: when it was last kept, or that the browser keeps nothing. */
export type DraftState = { savedAt: number | null; isKept: boolean };

/** What a form goes on from where this device has no draft of it: kept under a name of its own, beside what is begun anew. */
export type DraftStart = { name: string; answers: ReadonlyMap<string, Answer>; parts: DraftParts };

/** The first change is written at once; while one types, so often. */
const WRITE_EVERY_MS = 250;

/** By which a draft is known on this device. */
export const draftName = (
  { tenantId, userId, childSlug, place }: DraftOwner,
  start: Pick<DraftStart, 'name'> | null = null,
): string => [tenantId, userId, childSlug, place, ...(start === null ? [] : [start.name])].join('/');

/**
 * A form as this device keeps it: a change is written as soon as it is made, four times a second while one types, and at once
 * when the page is hidden or closed, or the session ends. It goes when the form was stored, or when the person takes it back.
 */
export class FormDraft {
  /** What stood on the device when the form was opened. */
  readonly found: { answers: ReadonlyMap<string, Answer>; savedAt: number } | null;
  readonly #key: string;
  /** Of what came back from the outbox the list of what waits tells. */
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

  /** Never rejects: a browser that keeps nothing is told of by `state`. */
  static async open(owner: DraftOwner, start: DraftStart | null = null): Promise<FormDraft> {
    const key = draftName(owner, start);
    const kept = await readDraft(key).catch(() => 'nothing' as const);
    const stands = kept === 'nothing' ? null : kept;
    const begun = start === null ? begunOf(owner) : null;
    const draft = new FormDraft({ key, begun }, stands ?? start, kept !== 'nothing');
    // With the first change all of it stands on the device.
    if (stands === null && start !== null) draft.#changed = new Map(start.answers);
    return draft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DraftState => this.#state;

  /** Once it is removed. */
  get gone(): Promise<void> {
    return this.#going.promise;
  }

  get parts(): Readonly<DraftParts> {
    return this.#parts;
  }

  /** What the form begins with; it is written along with the first change. */
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
    // Begun at once, not after the one before: the page may be going. The store keeps the order of what is begun.
    this.#writing = Promise.all([this.#writing, this.#write(answers)]).then(() => undefined);
    return this.#writing;
  };

  /** From now on nothing of it is kept. */
  async remove(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#isGone = true;
    await this.#writing;
    forgetBegun(this.#key);
    await removeDraft(this.#key).catch(() => undefined);
    this.#going.resolve();
  }

  /** Writes whenever the page may be about to go. @returns the function that stops it */
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
    // What did not get through goes with the next change.
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
