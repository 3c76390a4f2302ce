import { fieldState, sectionGate, withAnswer } from '../engine/field-state.ts';
import type { Answer, FormDoc } from '../engine/form-types.ts';

/** Where the worker stands and what the last checks found; replaced as a whole. */
export type FillView = {
  at: number;
  /** Fields that were found empty; an answer takes the mark away. */
  marked: ReadonlySet<string>;
  /** An answer of this section says that the worker is not ready to proceed. */
  isStopped: boolean;
};

type FillOptions = {
  at?: number;
  /** Told of every answer as it stands after the change. */
  onAnswer?: (id: string, answer: Answer) => void;
  onMove?: (at: number) => void;
};

const NO_MARKS: ReadonlySet<string> = new Set();

/**
 * A form while it is filled, outside React: a key that is typed reaches the one field that shows it, and nothing else
 * is rendered. The sections are followed by the complete section, whose index is their number.
 */
export class FillStore {
  #doc: FormDoc;
  #view: FillView;
  readonly #options: FillOptions;
  readonly #listeners = new Set<() => void>();

  constructor(doc: FormDoc, options: FillOptions = {}) {
    this.#doc = doc;
    this.#options = options;
    this.#view = { at: clamp(options.at ?? 0, doc), marked: NO_MARKS, isStopped: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly doc = (): FormDoc => this.#doc;
  readonly view = (): FillView => this.#view;

  answer(id: string, change: Answer): void {
    this.#doc = withAnswer(this.#doc, id, change);
    const answer = this.#doc.answers.get(id);
    if (answer) this.#options.onAnswer?.(id, answer);
    const marked = without(this.#view.marked, fieldState(this.#doc, id).isMissing ? null : id);
    const isStopped = this.#view.isStopped && this.#isWrongNow();
    const isSame = marked === this.#view.marked && isStopped === this.#view.isStopped;
    this.#show(isSame ? this.#view : { ...this.#view, marked, isStopped });
  }

  /** Goes on when nothing that is needed is empty and no answer is wrong. On the last section it does nothing. */
  next(): void {
    const { at } = this.#view;
    if (at >= this.#doc.sections.length) return;
    if (this.#check(at)) this.#moveTo(at + 1);
  }

  /** Always possible; what was marked as empty is unmarked until it is checked again. */
  back(): void {
    if (this.#view.at > 0) this.#moveTo(this.#view.at - 1);
  }

  /** Opens a section without a check: one that something asks the worker to look at. */
  open(at: number): void {
    this.#moveTo(clamp(at, this.#doc));
  }

  /** Before submitting: goes to the first section that does not let one on, as when answers came from a kept draft. */
  checkAll(): boolean {
    const closed = this.#doc.sections.findIndex((_, at) => !sectionGate(this.#doc, at).isOpen);
    if (closed === -1) return true;
    this.#moveTo(closed);
    this.#check(closed);
    return false;
  }

  #check(at: number): boolean {
    const { isOpen, missing, wrong } = sectionGate(this.#doc, at);
    if (!isOpen) this.#show({ at, marked: new Set(missing), isStopped: wrong.length > 0 });
    return isOpen;
  }

  #isWrongNow(): boolean {
    return sectionGate(this.#doc, this.#view.at).wrong.length > 0;
  }

  #moveTo(at: number): void {
    this.#options.onMove?.(at);
    this.#show({ at, marked: NO_MARKS, isStopped: false });
  }

  #show(view: FillView): void {
    this.#view = view;
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
