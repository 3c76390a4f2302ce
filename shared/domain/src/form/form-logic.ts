import { isMet } from './condition.ts';
import { answerNumber } from './answer-number.ts';
import { calculatedText, evaluateFormula, formulaNames } from './formula-value.ts';
import { isFormulaError, parseFormula } from './formula.ts';
import type { Formula } from './formula.ts';
import type { Answer, DocField, DocSection, FormDoc, FormLogic, LogicNode } from './form-types.ts';
import { columnNumbers } from './repeat-rows.ts';

const NO_LOGIC: FormLogic = { nodes: [], dependents: new Map(), byKey: new Map(), cyclic: new Set() };

/** The id of a section among those of questions. */
export const sectionId = ({ key }: Pick<DocSection, 'key'>): string => `section ${key}`;

export function logicOf(sections: readonly DocSection[]): FormLogic {
  const byKey = new Map<string, string>();
  for (const { fields } of sections)
    for (const { id, raw } of fields)
      if (typeof raw['key'] === 'string' && !byKey.has(raw['key'])) byKey.set(raw['key'], id);
  const nodes = sections.flatMap(nodesOf);
  if (nodes.length === 0) return { ...NO_LOGIC, byKey };
  const ids = new Set(nodes.map(({ id }) => id));
  const sources = new Map(nodes.map((node) => [node.id, sourcesOf(node, byKey)]));
  const cyclic = new Set([...ids].filter((id) => reaches(id, id, sources)));
  const effective = nodes.map((node) => (cyclic.has(node.id) ? withoutEffect(node) : node));
  const ordered = inOrder(effective, sources, cyclic);
  const dependents = new Map<string, number[]>();
  ordered.forEach((node, at) => {
    for (const source of sources.get(node.id) ?? []) {
      const known = dependents.get(source);
      if (known) known.push(at);
      else dependents.set(source, [at]);
    }
  });
  return { nodes: ordered, dependents, byKey, cyclic };
}

const withoutEffect = (node: LogicNode): LogicNode => ({ ...node, visibleIf: null, formula: null });

function nodesOf(section: DocSection): LogicNode[] {
  const own = section.visibleIf;
  const id = sectionId(section);
  const fields = section.fields.flatMap((entry): LogicNode[] => {
    const { visibleIf, decimals } = entry.field.ext;
    const formula = formulaOf(entry);
    if (own === null && visibleIf === null && formula === null) return [];
    return [{ id: entry.id, visibleIf, section: own === null ? null : id, formula, decimals: decimals ?? 2 }];
  });
  return own === null ? fields : [{ id, visibleIf: own, section: null, formula: null, decimals: 0 }, ...fields];
}

function formulaOf({ field }: DocField): Formula | null {
  if (field.kind !== 'calculated') return null;
  const parsed = parseFormula(field.ext.formula);
  return isFormulaError(parsed) ? null : parsed;
}

function sourcesOf(node: LogicNode, byKey: ReadonlyMap<string, string>): string[] {
  const keys = [
    ...(node.visibleIf?.tests.map(({ key }) => key) ?? []),
    ...(node.formula ? formulaNames(node.formula).map(({ key }) => key) : []),
  ];
  const ids = keys.flatMap((key) => byKey.get(key) ?? []);
  return [...new Set(node.section === null ? ids : [node.section, ...ids])];
}

/** Whether `from` depends on `to`, over at least one step. */
function reaches(from: string, to: string, sources: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const open = [...(sources.get(from) ?? [])];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(sources.get(id) ?? []));
  }
  return false;
}

/** Each after all that it reads. What depends on itself reads nothing. */
function inOrder(
  nodes: readonly LogicNode[],
  sources: ReadonlyMap<string, readonly string[]>,
  cyclic: ReadonlySet<string>,
): LogicNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ordered = new Set<LogicNode>();
  const place = (node: LogicNode): void => {
    if (ordered.has(node)) return;
    if (!cyclic.has(node.id))
      for (const source of sources.get(node.id) ?? []) {
        const before = byId.get(source);
        if (before) place(before);
      }
    ordered.add(node);
  };
  nodes.forEach(place);
  return [...ordered];
}

type Questions = Pick<FormDoc, 'byId' | 'logic'>;
type Settled = Pick<FormDoc, 'answers' | 'hidden'>;

/** `changed`: what is shown, hidden or calculated anew. */
type Outcome = Settled & { changed: readonly string[] };

/**
 * Works out what is hidden, and calculates, for everything (`from` null) or for what depends on the named question.
 * @param isStored leaves calculated answers as they are
 */
export function settle(
  doc: Questions & Settled,
  { from = null, isStored = false }: { from?: string | null; isStored?: boolean } = {},
): Outcome {
  const { nodes, dependents } = doc.logic;
  const due = new Set<number>(from === null ? nodes.keys() : dependents.get(from));
  if (due.size === 0) return { answers: doc.answers, hidden: doc.hidden, changed: [] };
  const now = new Working(doc, isStored);
  while (due.size > 0) {
    const at = Math.min(...due);
    due.delete(at);
    const changed = now.workOut(nodes[at]);
    if (changed !== null) dependents.get(changed)?.forEach((more) => due.add(more));
  }
  return now.outcome();
}

class Working {
  readonly #doc: Questions;
  readonly #isStored: boolean;
  #answers: ReadonlyMap<string, Answer>;
  #hidden: ReadonlySet<string>;
  readonly #changed: string[] = [];

  constructor(doc: Questions & Settled, isStored: boolean) {
    this.#doc = doc;
    this.#isStored = isStored;
    this.#answers = doc.answers;
    this.#hidden = doc.hidden;
  }

  outcome(): Outcome {
    return { answers: this.#answers, hidden: this.#hidden, changed: this.#changed };
  }

  /** @returns its id if anything changed */
  workOut(node: LogicNode | undefined): string | null {
    if (node === undefined) return null;
    const isShown = this.#show(node);
    const isCalculated = !this.#isStored && node.formula !== null && this.#calculate(node, node.formula);
    if (!isShown && !isCalculated) return null;
    this.#changed.push(node.id);
    return node.id;
  }

  #show({ id, visibleIf, section }: LogicNode): boolean {
    const isHidden =
      (section !== null && this.#hidden.has(section)) ||
      (visibleIf !== null && !isMet(visibleIf, (key) => this.#read(key)));
    if (isHidden === this.#hidden.has(id)) return false;
    const hidden = new Set(this.#hidden);
    if (isHidden) hidden.add(id);
    else hidden.delete(id);
    this.#hidden = hidden;
    return true;
  }

  #calculate({ id, decimals }: LogicNode, formula: Formula): boolean {
    const text = calculatedText(
      evaluateFormula(formula, (key, column) => this.#numbers(key, column)),
      decimals,
    );
    const before = this.#answers.get(id);
    if ((before?.value ?? '') === (text ?? '')) return false;
    this.#answers = new Map(this.#answers).set(id, { ...before, value: text ?? '' });
    return true;
  }

  #numbers(key: string, column: string | null): readonly (number | null)[] {
    const found = this.#read(key);
    if (found === null) return [null];
    if (column === null) return [answerNumber(found.field, found.value)];
    return found.entry.field.kind === 'repeat' ? columnNumbers(found.entry, found.answer, column) : [null];
  }

  #read(key: string) {
    const id = this.#doc.logic.byKey.get(key);
    const entry = id === undefined ? undefined : this.#doc.byId.get(id);
    if (!entry) return null;
    const answer = this.#hidden.has(entry.id) ? NO_ANSWER : (this.#answers.get(entry.id) ?? NO_ANSWER);
    return { entry, field: entry.field, answer, value: answer.value };
  }
}

const NO_ANSWER: Answer = {};

/** The same form with these answers, and all that depends on them. */
export function withAnswers(doc: FormDoc, answers: ReadonlyMap<string, Answer>): FormDoc {
  const { changed: _, ...settled } = settle({ ...doc, answers });
  return { ...doc, ...settled };
}

/**
 * The same form with one answer changed, and what depends on it; all other answers keep their identity. `changed`: the
 * question, and what is shown, hidden or calculated anew.
 */
export function setAnswer(doc: FormDoc, id: string, change: Answer): { doc: FormDoc; changed: readonly string[] } {
  if (!doc.byId.has(id)) return { doc, changed: [] };
  const answers = new Map(doc.answers).set(id, { ...doc.answers.get(id), ...change });
  const { changed, ...settled } = settle({ ...doc, answers }, { from: id });
  return { doc: { ...doc, ...settled }, changed: [id, ...changed] };
}
