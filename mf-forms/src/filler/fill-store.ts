import { fieldState, sectionGate, withAnswer } from '@fieldspan/domain/form/field-state';
import type { Answer, FormDoc } from '@fieldspan/domain/form/form-types';

/** Where the worker stands and what the last checks found; replaced as a whole. */
export type FillView = {
  at: number;
  /** Fields that were found empty; an answer takes the mark away. */
  marked: ReadonlySet<string>;
  /** An answer of this section says that the worker is not ready to proceed. */
  isStopped: boolean;
  /** What the server said of answers, by field; another answer takes it away, and nothing else does. */
  refused: ReadonlyMap<string, string>;
  /** How often a check found something: each time the first field that it is about is looked for. */
  finds: number;
};

type FillOptions = {
  at?: number;
  /** Told of every answer as it stands after the change. */
  onAnswer?: (id: string, answer: Answer) => void;
  onMove?: (at: number) => void;
};

const NO_MARKS: ReadonlySet<string> = new Set();
const NOT_REFUSED: ReadonlyMap<string, string> = new Map();

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

  readonly doc = (): FormDoc => this.#doc;
  readonly view = (): FillView => this.#view;

  answer(id: string, change: Answer): void {
    this.#doc = withAnswer(this.#doc, id, change);
    const answer = this.#doc.answers.get(id);
    if (answer) this.#options.onAnswer?.(id, answer);
    const marked = without(this.#view.marked, fieldState(this.#doc, id).isMissing ? null : id);
    const refused = withoutKey(this.#view.refused, id);
    const isStopped = this.#view.isStopped && this.#isWrongNow();
    const view = this.#view;
    const isSame = marked === view.marked && isStopped === view.isStopped && refused === view.refused;
    this.#show(isSame ? view : { ...view, marked, isStopped, refused });
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

  /**
   * What the server says stands at the fields that it is about, and the first section with one of them opens.
   * @returns whether any of them is in this form
   */
  refuse(said: ReadonlyMap<string, string>): boolean {
    const refused = new Map([...said].filter(([id]) => this.#doc.byId.has(id)));
    if (refused.size === 0) return false;
    const first = this.#doc.sections.findIndex(({ fields }) => fields.some(({ id }) => refused.has(id)));
    this.#moveTo(first);
    this.#show({ ...this.#view, refused, finds: this.#view.finds + 1 });
    return true;
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

function withoutKey(said: ReadonlyMap<string, string>, id: string): ReadonlyMap<string, string> {
  return said.has(id) ? new Map([...said].filter(([key]) => key !== id)) : said;
}
