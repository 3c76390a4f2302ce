/** What a block of code on a page of docs/how-to says is to be done. */
export type Step =
  | { kind: 'run'; commands: string[] }
  | { kind: 'printed'; lines: string[] }
  | { kind: 'write' | 'change' | 'add'; path: string; text: string };

const BLOCK = /^(?<before>.*)\n\n?```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm;
const FILE_STEP = /^(?<verb>Write|Change|Add to) `(?<path>[^`]+)`:$/;
const KINDS = new Map<string, 'write' | 'change' | 'add'>([
  ['Write', 'write'],
  ['Change', 'change'],
  ['Add to', 'add'],
]);

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function stepOf(before: string, language: string, text: string): Step {
  if (language === 'sh') return { kind: 'run', commands: linesOf(text) };
  if (language === 'text' && before === 'It prints:') return { kind: 'printed', lines: linesOf(text) };
  const { verb = '', path = '' } = FILE_STEP.exec(before)?.groups ?? {};
  const kind = KINDS.get(verb);
  if (kind === undefined) throw new Error(`Nobody executes the ${language} block after "${before}"`);
  return { kind, path, text };
}

/**
 * The steps of a how-to, in order.
 * @throws Error for a block of code that is no step
 */
export function stepsOf(page: string): Step[] {
  const steps = [...page.matchAll(BLOCK)].map(({ groups: { before = '', language = '', text = '' } = {} }) =>
    stepOf(before, language, text),
  );
  const fences = page.match(/^```\w/gm)?.length ?? 0;
  if (fences !== steps.length) throw new Error(`${fences} blocks of code, and ${steps.length} steps`);
  return steps;
}

/**
 * Applies a diff without headers: its lines without `+` have to stand in the text once, and become those without `-`.
 */
export function changedBy(diff: string, text: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const without = (mark: string): string =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n');
  const parts = text.split(without('+'));
  if (parts.length !== 2) throw new Error(`These lines stand there ${parts.length - 1} times:\n${without('+')}`);
  return parts.join(without('-'));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Joins two JSON values: objects by their keys, lists one after the other; of anything else the added one counts. */
export function joined(value: unknown, added: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(added)) return [...value, ...added];
  if (!isObject(value) || !isObject(added)) return added;
  const known = new Map(Object.entries(value));
  for (const [key, more] of Object.entries(added)) known.set(key, known.has(key) ? joined(known.get(key), more) : more);
  return Object.fromEntries(known);
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a command has printed a line; `…` in it stands for anything. */
export const isPrinted = (line: string, output: string): boolean =>
  new RegExp(line.split('…').map(escaped).join('.*')).test(output);
