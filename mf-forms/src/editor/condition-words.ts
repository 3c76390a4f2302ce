import type { EditCondition } from '@fieldspan/domain/form/edit/conditions';
import { conditionOf } from '@fieldspan/domain/form/edit/conditions';
import type { EditField, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { isBare } from '@fieldspan/domain/form/field-ext';
import type { ConditionTest, Operator } from '@fieldspan/domain/form/field-ext';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { nameOf } from './editing.ts';
import type { EditorStore } from './editor-store.ts';
import { kindIn } from './field-kinds.ts';
import { givenAnswers } from './logic-words.ts';

const IN_TIME: ReadonlySet<string> = new Set(['date', 'time', 'date-time']);
const COUNTED: ReadonlySet<string> = new Set(['number', 'calculated']);
const WRITTEN: ReadonlySet<string> = new Set(['text', 'textarea', 'barcode', 'person', 'contact', 'equipment']);
const LISTED: ReadonlySet<string> = new Set(['select-multi', 'checklist', 'tasklist', 'hazard-list', 'control-list']);

const WORDS: Record<Operator, { label: Message; sentence: Message }> = {
  is: { label: msg('is'), sentence: msg('“{{question}}” is {{answer}}') },
  isNot: { label: msg('is not'), sentence: msg('“{{question}}” is answered, and not {{answer}}') },
  includes: { label: msg('includes'), sentence: msg('“{{question}}” includes {{answer}}') },
  above: { label: msg('is more than'), sentence: msg('“{{question}}” is more than {{answer}}') },
  below: { label: msg('is less than'), sentence: msg('“{{question}}” is less than {{answer}}') },
  answered: { label: msg('is answered'), sentence: msg('“{{question}}” is answered') },
  notAnswered: { label: msg('is not answered'), sentence: msg('“{{question}}” is not answered') },
};
const TIME_WORDS: Partial<typeof WORDS> = {
  above: { label: msg('is after'), sentence: msg('“{{question}}” is after {{answer}}') },
  below: { label: msg('is before'), sentence: msg('“{{question}}” is before {{answer}}') },
};

const wordsOf = (kind: string, operator: Operator) =>
  (IN_TIME.has(kind) ? TIME_WORDS[operator] : undefined) ?? WORDS[operator];

export const operatorLabel = (kind: string, operator: Operator): string => translated(wordsOf(kind, operator).label);

/** What can be asked of a question of a kind; the one that is stored always can. */
export function operatorsOf(kind: string, stored: Operator | null = null): readonly Operator[] {
  const known = [...comparing(kind), 'answered', 'notAnswered'] as const;
  return stored === null || known.includes(stored) ? known : [...known, stored];
}

function comparing(kind: string): readonly Operator[] {
  if (kind === 'boolean' || kind === 'select') return ['is', 'isNot'];
  if (COUNTED.has(kind)) return ['is', 'above', 'below'];
  if (IN_TIME.has(kind)) return ['is', 'above', 'below'];
  if (LISTED.has(kind)) return ['includes'];
  return WRITTEN.has(kind) ? ['is', 'isNot', 'includes'] : [];
}

/** How the wanted answer is entered. */
export function wantedType(kind: string): 'date' | 'time' | 'datetime-local' | 'number' | 'text' {
  if (COUNTED.has(kind)) return 'number';
  if (kind === 'date' || kind === 'time') return kind;
  return kind === 'date-time' ? 'datetime-local' : 'text';
}

/** A test to begin with, about a question. */
export function firstTest({ key, raw }: EditField): ConditionTest {
  const [operator = 'answered'] = operatorsOf(kindIn(raw));
  return { key, operator, wanted: isBare(operator) ? undefined : storedWanted(raw, firstWanted(raw)) };
}

const firstWanted = (raw: Raw): readonly string[] =>
  givenAnswers(raw)
    .slice(0, 1)
    .map(({ value }) => value);

/** The wanted answers as words: of a yes-or-no question `1` and `0`. */
export function wantedWords(raw: Raw, wanted: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  const words = list.filter((one) => one !== undefined && one !== null && one !== '').map(String);
  if (kindIn(raw) !== 'boolean') return words;
  return words.map((word) => ({ true: '1', yes: '1', false: '0', no: '0' })[word.toLowerCase()] ?? word);
}

/** The wanted answers as they are stored. */
export function storedWanted(raw: Raw, words: readonly string[]): unknown {
  const isYesNo = kindIn(raw) === 'boolean';
  const isCounted = COUNTED.has(kindIn(raw));
  const all = words.map((word) => ((isYesNo && /^[01]$/.test(word)) || isCounted ? Number(word) : word));
  return all.length > 1 ? all : (all[0] ?? '');
}

/** A test as a sentence. */
function testText(store: EditorStore, test: ConditionTest | null): string {
  if (test === null) return t('A condition of a newer version');
  const read = store.fieldAt(test.key);
  const { sentence } = wordsOf(read ? kindIn(read.raw) : '', test.operator);
  const labels = new Map(read ? givenAnswers(read.raw).map(({ value, label }) => [value, label]) : []);
  const words = wantedWords(read?.raw ?? {}, test.wanted).map((word) => labels.get(word) ?? word);
  const question = read ? nameOf(read) : t('a question that is not there');
  return translated(sentence, { question, answer: words.join(' / ') });
}

/** When it is shown, a sentence for each test; none if always. */
export const testTexts = (store: EditorStore, raw: Raw): string[] =>
  conditionOf(raw).tests.map(({ test }) => testText(store, test));

/** Before the sentences of `testTexts`. */
export function shownText({ needs, tests }: EditCondition): string {
  if (tests.length === 1) return t('Only shown when');
  return needs === 'all' ? t('Only shown when all of these are true') : t('Only shown when one of these is true');
}
