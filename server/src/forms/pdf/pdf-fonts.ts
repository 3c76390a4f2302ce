import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';

/**
 * Fonts that a PDF is written with, in the order in which a letter is looked for. Each covers a part of the scripts; without
 * `subsets` they are the numbered ones, into which large fonts are cut.
 */
const FAMILIES: readonly { of: string; subsets?: readonly string[] }[] = [
  {
    of: '@fontsource/inter',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'],
  },
  { of: '@fontsource/noto-sans-arabic', subsets: ['arabic'] },
  { of: '@fontsource/noto-sans-devanagari', subsets: ['devanagari'] },
  { of: '@fontsource/noto-sans-gurmukhi', subsets: ['gurmukhi'] },
  { of: '@fontsource/noto-sans-sc' },
  { of: '@fontsource/noto-emoji' },
];

export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

type Range = { from: number; to: number };
const SPACE: Range = { from: 0x20, to: 0x20 };
/** A part of a font, and which letters it has. */
type Part = { name: string; family: string; ranges: readonly Range[] };
type Subset = Part & { files: Readonly<Record<Weight, Buffer>> };

/** A part of a text that one font can write; `font` is null for letters that none of them has. */
export type TextRun = { font: string | null; text: string };

const { resolve } = createRequire(import.meta.url);
const RangesSchema = v.record(v.string(), v.string());

/** The letters of what a PDF is made of. JSON of some clients has those of other scripts as numbers. */
export const lettersOf = (content: unknown): string =>
  JSON.stringify(content).replaceAll(/\\+u([\da-f]{4})/gi, (_escaped, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

let known: Promise<readonly Part[]> | undefined;
const loaded = new Map<string, Promise<Subset>>();

/**
 * The fonts that have the letters of a text, and the first one, which has the others. A file is read when a text first needs it:
 * Chinese alone has a hundred of them.
 */
export async function pdfFonts(text: string): Promise<readonly Subset[]> {
  known ??= Promise.all(FAMILIES.map(partsOf)).then((families) => families.flat());
  const parts = await known;
  const needed = new Set([parts[0]?.name]);
  for (const letter of new Set(text)) needed.add(partFor(parts, letter.codePointAt(0) ?? 0, null)?.name);
  return Promise.all(parts.filter(({ name }) => needed.has(name)).map(load));
}

async function partsOf({ of: family, subsets }: (typeof FAMILIES)[number]): Promise<Part[]> {
  const ranges = v.parse(RangesSchema, JSON.parse(await readFile(resolve(`${family}/unicode.json`), 'utf8')));
  const keys = subsets ?? Object.keys(ranges).filter((key) => key.startsWith('['));
  const prefix = family.replace('@fontsource/', '');
  return keys.map((key) => ({
    name: `${prefix}-${key.replaceAll(/[[\]]/g, '')}`,
    family,
    // Each of these has a space, and a line is only set as a whole with its spaces in it.
    ranges: [...rangesOf(ranges[key] ?? ''), ...(subsets ? [SPACE] : [])],
  }));
}

function load(part: Part): Promise<Subset> {
  const before = loaded.get(part.name);
  if (before) return before;
  const reading = readFiles(part);
  loaded.set(part.name, reading);
  reading.catch(() => loaded.delete(part.name));
  return reading;
}

async function readFiles(part: Part): Promise<Subset> {
  const [regular, bold] = await Promise.all(
    WEIGHTS.map((weight) => readFile(resolve(`${part.family}/files/${part.name}-${weight}-normal.woff`))),
  );
  if (!regular || !bold) throw new RangeError(`No font ${part.name}`);
  return { ...part, files: { 400: regular, 600: bold } };
}

/** `U+0460-052F,U+20B4` */
function rangesOf(text: string): Range[] {
  return text.split(',').flatMap((part) => {
    const [from, to] = part.replace('U+', '').split('-');
    const first = Number.parseInt(from ?? '', 16);
    return Number.isNaN(first) ? [] : [{ from: first, to: to === undefined ? first : Number.parseInt(to, 16) }];
  });
}

/** Splits a text by the fonts that can write it. Spaces and marks stay with what they follow. */
export function textRuns(fonts: readonly Subset[], text: string): TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = fontOf(fonts, code, last?.font ?? null);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const fontOf = (fonts: readonly Part[], code: number, before: string | null): string | null =>
  partFor(fonts, code, before)?.name ?? null;

function partFor(parts: readonly Part[], code: number, before: string | null): Part | undefined {
  const able = parts.filter(({ ranges }) => ranges.some(({ from, to }) => code >= from && code <= to));
  return able.find(({ name }) => name === before) ?? able[0];
}
