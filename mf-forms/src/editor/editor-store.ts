import type { EditField, EditForm, EditSection } from '@fieldspan/domain/form/edit/edit-form';
import { begin, redo, step, undo } from '@fieldspan/domain/form/edit/history';
import type { History } from '@fieldspan/domain/form/edit/history';
import { placeOf } from '@fieldspan/domain/form/edit/operations';
import type { TemplateFinding } from '@fieldspan/domain/form/lint-template';
import type { Operation, Place } from '@fieldspan/domain/form/edit/operations';

/** What the properties show: the settings of the form, a section, or a question. */
export type Selection = { kind: 'form' } | { kind: 'section' | 'field'; key: string };

/** Where the focus goes after a step: a control of an item. */
type Focus = { key: string; control: string; count: number };

type StepOptions = {
  /** Steps with the same name, one after the other, are undone together: typing in one box. */
  name?: string;
  /** Said to screen readers. */
  said?: string;
  select?: Selection;
  focus?: { key: string; control: string };
};

/**
 * A form in the editor, outside React: each part of the screen subscribes to what it shows, so that a keystroke draws
 * one question again and not three hundred.
 */
export class EditorStore {
  #history: History<EditForm>;
  #selection: Selection;
  #section: string | null;
  #said = '';
  #focus: Focus | null = null;
  #fields: ReadonlyMap<string, EditField>;
  #sections: ReadonlyMap<string, EditSection>;
  #marked: ReadonlySet<string> = NONE_MARKED;
  #isPicking = false;
  #findings: readonly TemplateFinding[] = [];
  #findingsByKey: ReadonlyMap<string, readonly TemplateFinding[]> = new Map();
  readonly #listeners = new Set<() => void>();
  /** By the key of an item: what only draws how that one stands. */
  readonly #rowListeners = new Map<string, Set<() => void>>();
  #shown: RowsState = { selection: { kind: 'form' }, marked: NONE_MARKED, isPicking: false, findings: [] };

  constructor(form: EditForm) {
    this.#history = begin(form);
    this.#fields = fieldsIn(form);
    this.#sections = byKey(form.sections);
    this.#section = form.sections[0]?.key ?? null;
    this.#selection = this.#section === null ? { kind: 'form' } : { kind: 'section', key: this.#section };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls the listener when the item may be selected, marked, picked or found fault with otherwise; a letter is none of it. */
  readonly subscribeRow = (key: string, listener: () => void): (() => void) => {
    const listeners = this.#rowListeners.get(key) ?? new Set();
    this.#rowListeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#rowListeners.delete(key);
    };
  };

  readonly form = (): EditForm => this.#history.now;
  readonly sections = (): readonly EditSection[] => this.#history.now.sections;
  readonly selection = (): Selection => this.#selection;
  /** The key of the section that the canvas shows. */
  readonly section = (): string | null => this.#section;
  readonly said = (): string => this.#said;
  readonly focus = (): Focus | null => this.#focus;
  readonly canUndo = (): boolean => this.#history.past.length > 0;
  readonly canRedo = (): boolean => this.#history.future.length > 0;
  readonly fieldAt = (key: string): EditField | null => this.#fields.get(key) ?? null;
  readonly sectionAt = (key: string): EditSection | null => this.#sections.get(key) ?? null;
  readonly has = (key: string): boolean => this.#fields.has(key) || this.#sections.has(key);
  /** What the last check found. */
  readonly findings = (): readonly TemplateFinding[] => this.#findings;
  readonly findingsAt = (key: string): readonly TemplateFinding[] => this.#findingsByKey.get(key) ?? NOTHING_FOUND;
  readonly levelAt = (key: string): TemplateFinding['level'] | null => {
    const found = this.findingsAt(key);
    return found.find(({ level }) => level === 'error')?.level ?? found[0]?.level ?? null;
  };
  readonly isSelected = (key: string): boolean => this.#selection.kind !== 'form' && this.#selection.key === key;

  /** Questions that are chosen together; none while only one is selected. */
  readonly marked = (): ReadonlySet<string> => this.#marked;
  readonly isMarked = (key: string): boolean => this.#marked.has(key);
  /** Whether pressing a question chooses it beside the others: for thumbs. */
  readonly isPicking = (): boolean => this.#isPicking;
  /** Whether the selected question stands alone, with its own actions. */
  readonly isSingle = (): boolean => this.#marked.size < 2 && !this.#isPicking;
  /** What a step acts on: the questions that are chosen together, or the selected one. */
  readonly chosen = (): ReadonlySet<string> => {
    if (this.#marked.size > 0) return this.#marked;
    return this.#selection.kind === 'field' ? new Set([this.#selection.key]) : NONE_MARKED;
  };

  apply(operation: Operation, { name, said, select, focus }: StepOptions = {}): void {
    const now = operation(this.form());
    if (now === this.form()) return;
    this.#take(step(this.#history, now, name ?? null));
    if (said !== undefined) this.#said = said;
    if (focus) this.#focus = { ...focus, count: (this.#focus?.count ?? 0) + 1 };
    if (select) this.select(select);
    else this.#show();
  }

  undo(said: string): void {
    this.#said = said;
    this.#take(undo(this.#history));
    this.#show();
  }

  redo(said: string): void {
    this.#said = said;
    this.#take(redo(this.#history));
    this.#show();
  }

  /** Chooses these questions together. */
  mark(keys: Iterable<string>, said: string): void {
    this.#marked = new Set(keys);
    this.#said = said;
    this.#show();
  }

  pick(isPicking: boolean): void {
    this.#isPicking = isPicking;
    if (!isPicking) this.#marked = NONE_MARKED;
    this.#show();
  }

  select(selection: Selection): void {
    if (!isSameItem(selection, this.#selection)) this.#selection = selection;
    this.#marked = NONE_MARKED;
    if (selection.kind === 'section') this.#section = selection.key;
    if (selection.kind === 'field') this.#showSectionOf(selection.key);
    this.#show();
  }

  found(findings: readonly TemplateFinding[]): void {
    this.#findings = findings;
    this.#findingsByKey = Map.groupBy(findings, ({ fieldKey, sectionKey }) => fieldKey ?? sectionKey ?? '');
    this.#show();
  }

  /** After the selected question, or at the end of the current section. */
  placeForNew(): Place {
    const place = this.#selection.kind === 'field' ? placeOf(this.form(), this.#selection.key) : null;
    if (place) return { ...place, at: place.at + 1 };
    const section = this.sections().findIndex(({ key }) => key === this.#section);
    return { section: Math.max(section, 0), at: this.sections()[section]?.fields.length ?? 0 };
  }

  #take(history: History<EditForm>): void {
    this.#history = history;
    this.#fields = fieldsIn(history.now);
    this.#sections = byKey(history.now.sections);
    const { sections } = history.now;
    if (this.#selection.kind === 'field' && this.has(this.#selection.key)) this.#showSectionOf(this.#selection.key);
    if (!sections.some(({ key }) => key === this.#section)) this.#section = sections[0]?.key ?? null;
    if (this.#marked.size > 0) this.#marked = new Set([...this.#marked].filter((key) => this.#fields.has(key)));
    if (this.#selection.kind !== 'form' && !this.has(this.#selection.key)) this.#selection = this.#fallback();
  }

  #fallback(): Selection {
    return this.#section === null ? { kind: 'form' } : { kind: 'section', key: this.#section };
  }

  #showSectionOf(field: string): void {
    const place = placeOf(this.form(), field);
    this.#section = (place && this.sections()[place.section]?.key) ?? this.#section;
  }

  #show(): void {
    for (const listener of this.#listeners) listener();
    const before = this.#shown;
    this.#shown = {
      selection: this.#selection,
      marked: this.#marked,
      isPicking: this.#isPicking,
      findings: this.#findings,
    };
    for (const key of changedRows(before, this.#shown) ?? this.#rowListeners.keys())
      for (const listener of this.#rowListeners.get(key) ?? []) listener();
  }
}

/** What decides how the rows of questions stand. */
type RowsState = {
  selection: Selection;
  marked: ReadonlySet<string>;
  isPicking: boolean;
  findings: readonly TemplateFinding[];
};

/** The keys of the rows that may stand otherwise; null for all. */
function changedRows(before: RowsState, now: RowsState): readonly string[] | null {
  const isSameForAll =
    before.marked === now.marked && before.isPicking === now.isPicking && before.findings === now.findings;
  if (!isSameForAll) return null;
  return before.selection === now.selection ? [] : [keyOf(before.selection), keyOf(now.selection)];
}

const keyOf = (selection: Selection): string => (selection.kind === 'form' ? '' : selection.key);

const isSameItem = (one: Selection, other: Selection): boolean =>
  one.kind === other.kind && keyOf(one) === keyOf(other);

const NONE_MARKED: ReadonlySet<string> = new Set();
const NOTHING_FOUND: readonly TemplateFinding[] = [];

const byKey = <I extends { key: string }>(items: readonly I[]): ReadonlyMap<string, I> =>
  new Map(items.map((item) => [item.key, item]));

const fieldsIn = ({ sections }: EditForm) => byKey(sections.flatMap(({ fields }) => fields));
