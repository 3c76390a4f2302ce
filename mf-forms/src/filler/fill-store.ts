import { fieldState, isUnfinished, sectionGate } from '@fieldspan/domain/form/field-state';
import { sectionId, setAnswer } from '@fieldspan/domain/form/form-logic';
import type { Answer, FormDoc } from '@fieldspan/domain/form/form-types';

/** The current section and the results of the last checks; an immutable snapshot. */
export type FillView = {
  at: number;
  /** Required fields that were found empty; answering removes the mark. */
  marked: ReadonlySet<string>;
  /** An answer in this section says that the worker is not ready to proceed. */
  isStopped: boolean;
  /** The server's errors by field; only another answer removes one. */
  refused: ReadonlyMap<string, string>;
  /** Number of checks that found something: each time, the first affected field gets the focus. */
  finds: number;
};

type FillOptions = {
  at?: number;
  /** Called with every answer after it changed. */
  onAnswer?: (id: string, answer: Answer) => void;
  onMove?: (at: number) => void;
};

const NO_MARKS: ReadonlySet<string> = new Set();
const NOT_REFUSED: ReadonlyMap<string, string> = new Map();

/**
 * State of a form being filled, outside React: a keystroke re-renders only its own field. The complete section comes
 * after the questions; its index is their number of sections.
 */
export class FillStore {
  #doc: FormDoc;
  #view: FillView;
  readonly #options: FillOptions;
  readonly #listeners = new Set<() => void>();
  readonly #ofField = new Map<string, Set<() => void>>();

  constructor(doc: FormDoc, options: FillOptions = {}) {
    this.#doc = doc;
    this.#options = options;
    this.#view = {
      at: clamp(options.at ?? 0, doc),
      marked: NO_MARKS,
      isStopped: false,
      refused: NOT_REFUSED,
      finds: 0,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the listener when something about one field may have changed: an answer elsewhere does not reach it. */
  readonly subscribeTo = (id: string, listener: () => void): (() => void) => {
    const own = this.#ofField.get(id) ?? new Set();
    this.#ofField.set(id, own.add(listener));
    return () => own.delete(listener);
  };

  readonly doc = (): FormDoc => this.#doc;
  readonly view = (): FillView => this.#view;

  answer(id: string, change: Answer): void {
    const { hidden } = this.#doc;
    const { doc, changed } = setAnswer(this.#doc, id, change);
    this.#doc = doc;
    this.#handOn(changed);
    const marked = without(this.#view.marked, isUnfinished(fieldState(doc, id)) ? null : id);
    const refused = withoutKey(this.#view.refused, id);
    const isStopped = this.#view.isStopped && this.#isWrongNow();
    const view = this.#view;
    const isSame = marked === view.marked && isStopped === view.isStopped && refused === view.refused;
    this.#show(
      isSame ? view : { ...view, marked, isStopped, refused },
      isSame && hidden === doc.hidden ? changed : null,
    );
  }

  #handOn(changed: readonly string[]): void {
    for (const id of changed) {
      const answer = this.#doc.answers.get(id);
      if (answer) this.#options.onAnswer?.(id, answer);
    }
  }

  /** Moves on if no required field is empty and no answer is wrong. Does nothing on the last section. */
  next(): void {
    const { at } = this.#view;
    if (at >= this.#doc.sections.length) return;
    if (this.#check(at)) this.#moveTo(this.#shown(at, 1));
  }

  /** Always possible; removes "empty" marks until the next check. */
  back(): void {
    const before = this.#shown(this.#view.at, -1);
    if (before >= 0) this.#moveTo(before);
  }

  /** Opens a section without a check, for example to show a problem in it. */
  open(at: number): void {
    this.#moveTo(clamp(at, this.#doc));
  }

  /** Before sending: goes to the first section with a problem, for example in a restored draft. */
  checkAll(): boolean {
    const closed = this.#doc.sections.findIndex((_, at) => !sectionGate(this.#doc, at).isOpen);
    if (closed === -1) return true;
    this.#moveTo(closed);
    this.#check(closed);
    return false;
  }

  /**
   * Shows the server's errors at their fields and opens the first section with one.
   * @returns whether any of the fields is in this form
   */
  refuse(said: ReadonlyMap<string, string>): boolean {
    const refused = new Map([...said].filter(([id]) => this.#doc.byId.has(id)));
    if (refused.size === 0) return false;
    const first = this.#doc.sections.findIndex(({ fields }) => fields.some(({ id }) => refused.has(id)));
    this.#moveTo(first);
    this.#show({ ...this.#view, refused, finds: this.#view.finds + 1 });
    return true;
  }

  /** The next section in a direction that no condition hides; -1 if there is none before. */
  #shown(from: number, step: 1 | -1): number {
    const { sections, hidden } = this.#doc;
    let at = from + step;
    for (let found = sections[at]; found && hidden.has(sectionId(found)); found = sections[at]) at += step;
    return at;
  }

  #check(at: number): boolean {
    const { isOpen, missing, wrong } = sectionGate(this.#doc, at);
    const found = { marked: new Set(missing), isStopped: wrong.length > 0, finds: this.#view.finds + 1 };
    if (!isOpen) this.#show({ ...this.#view, at, ...found });
    return isOpen;
  }

  #isWrongNow(): boolean {
    return sectionGate(this.#doc, this.#view.at).wrong.length > 0;
  }

  #moveTo(at: number): void {
    this.#options.onMove?.(at);
    this.#show({ ...this.#view, at, marked: NO_MARKS, isStopped: false });
  }

  /** @param fields the only ones that it is about; null if it may be about any */
  #show(view: FillView, fields: readonly string[] | null = null): void {
    this.#view = view;
    const own = fields ? fields.flatMap((id) => this.#ofField.get(id) ?? []) : [...this.#ofField.values()];
    for (const listeners of own) for (const listener of listeners) listener();
    for (const listener of this.#listeners) listener();
  }
}

const clamp = (at: number, { sections }: FormDoc): number => Math.min(Math.max(Math.trunc(at), 0), sections.length);

function without(marked: ReadonlySet<string>, id: string | null): ReadonlySet<string> {
  if (id === null || !marked.has(id)) return marked;
  const rest = new Set(marked);
  rest.delete(id);
  return rest;
}

function withoutKey(said: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  return said.has(id) ? new Map([...said].filter(([key]) => key !== id)) : said;
}
