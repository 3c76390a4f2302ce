import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../settings.ts';
import { compilerVersion, runTypeScript } from '../type-script.ts';
import { canonicalLine } from './canonical-json.ts';
import { sha256Of } from './file-hash.ts';

/** Declaration files by path, and the statements, one line each, that must type-check beside them. */
export type TypeQuestion = { files: Record<string, string>; statements: string[] };

const ComplaintSchema = v.object({ statement: v.number(), texts: v.array(v.string()) });
/** The statements that failed, by index, and why: outermost reason first. */
export type Complaint = v.InferOutput<typeof ComplaintSchema>;

const CACHE = join(PROJECT, '.cache', 'contract-checks');
const HEADER = ['type Keys<T> = T extends unknown ? keyof T : never;', 'declare const some: <T>() => T;'];

/** Part of the cache key: another compiler, or another way to ask, may give other answers. */
const judge = (): string => `${compilerVersion()} ${sha256Of(readFileSync(import.meta.filename, 'utf8'))}`;
const keyOf = (question: TypeQuestion): string => sha256Of(`${judge()} ${canonicalLine(question)}`);

/** Cached answers; an unreadable cache is treated as empty, because asking again is always right. */
async function known(question: TypeQuestion): Promise<Complaint[] | null> {
  try {
    const text = await readFile(join(CACHE, keyOf(question)), 'utf8');
    return v.parse(v.array(ComplaintSchema), JSON.parse(text));
  } catch {
    return null;
  }
}

/** Where nothing can be written, as in a container, it is asked again the next time. */
async function remember(question: TypeQuestion, complaints: Complaint[]): Promise<void> {
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(join(CACHE, keyOf(question)), JSON.stringify(complaints));
  } catch {
    return;
  }
}

async function write(folder: string, { files, statements }: TypeQuestion): Promise<void> {
  for (const [path, text] of Object.entries({ ...files, 'check.ts': [...HEADER, ...statements].join('\n') })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function complaintsIn(said: string, questions: number): Complaint[][] {
  const complaints: Complaint[][] = Array.from({ length: questions }, () => []);
  let last: Complaint | undefined;
  for (const text of said.split('\n').filter((each) => each.trim() !== '')) {
    const [, question, line, first] = /^q(\d+)\/check\.ts\((\d+),\d+\): error TS\d+: (.*)$/.exec(text) ?? [];
    if (first !== undefined) {
      last = { statement: Number(line) - HEADER.length - 1, texts: [first] };
      complaints[Number(question)]?.push(last);
    } else if (text.startsWith(' ') && last !== undefined) last.texts.push(text.trim());
    else throw new Error(`TypeScript said something else: ${text}`);
  }
  return complaints;
}

async function ask(questions: TypeQuestion[]): Promise<Complaint[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-contracts-'));
  try {
    for (const [index, question] of questions.entries()) await write(join(folder, `q${index}`), question);
    const checks = questions.map((_, index) => `q${index}/check.ts`);
    return complaintsIn(await runTypeScript(folder, ['--noEmit', ...checks]), questions.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Answers in the order of the questions. Each question is compiled once on this machine and then cached. */
export async function complaintsAbout(questions: TypeQuestion[]): Promise<Complaint[][]> {
  const answers = await Promise.all(questions.map(known));
  const open = questions.filter((_, index) => answers[index] === null);
  if (open.length === 0) return answers.map((each) => each ?? []);
  const found = await ask(open);
  await Promise.all(open.map((question, index) => remember(question, found[index] ?? [])));
  return questions.map((question, index) => answers[index] ?? found[open.indexOf(question)] ?? []);
}

const MOST_LETTERS = 300;

/** The path of fields to what does not fit, and the innermost reason. */
export function complaintWords({ texts }: Complaint): string {
  const path = texts.flatMap((text) => /^Types of (?:property|parameters) '(\w+)'/.exec(text)?.[1] ?? []).join('.');
  const inner = texts.at(-1)?.replace(/\.$/, '') ?? '';
  // For a missing property the name is enough; the compiler would print both types in full.
  const reason = /^Property '[^']+' is missing/.exec(inner)?.[0] ?? inner;
  const words = path === '' ? reason : `${path}: ${reason}`;
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words;
}
