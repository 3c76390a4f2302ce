import { knownDay } from '../calendar-day.ts';
import { dateText } from '../date-text.ts';
import { msg } from '../message.ts';
import { worded } from '../page-language.ts';
import { weatherLines } from '../weather-lines.ts';
import type { FormField } from './form-sections.ts';
import type { Answer, DocField } from './form-types.ts';
import { isRecord, objectOr, wordsIn } from './json-shape.ts';
import { repeatRows, rowFields } from './repeat-rows.ts';
import { rowNames, shapedRows } from './table-shape.ts';

/** How the words around an answer are said in the language of whoever reads it. */
export type AnswerWords = {
  say: (english: string) => string;
  /** A calendar day such as 2026-11-20. */
  day: (date: string) => string;
};

const OF_THE_PAGE: AnswerWords = { say: worded, day: (date) => dateText(date, 'MMM D, YYYY') };

/**
 * An answer as plain lines, for a PDF, a spreadsheet and a search. Pictures and drawings have no lines. A kind of field
 * that this version does not know is written as its texts and numbers.
 * @param words by default those of the page; on the server English
 */
export function answerLines(entry: DocField, answer: Answer, words: AnswerWords = OF_THE_PAGE): string[] {
  const { field } = entry;
  const { value } = answer;
  if (value === undefined || value === null || value === '') return [];
  const lines = field.kind === 'repeat' ? rowLines : (LINES[field.type] ?? plainLines);
  return lines(value, { entry, field, answer, words }).filter((line) => line.trim() !== '');
}

type Asked = { entry: DocField; field: FormField; answer: Answer; words: AnswerWords };
type Lines = (value: unknown, asked: Asked) => string[];

const none: Lines = () => [];
const list = (value: unknown): string[] => (typeof value === 'string' ? [value] : wordsIn(value));

const LINES: Readonly<Record<string, Lines>> = {
  boolean: (value, { words }) => yesOrNo(value, words),
  date: (value, { words }) => [writtenDay(value, words)],
  time: (value) => [typeof value === 'string' ? value.slice(0, 5) : ''],
  'select-multi': list,
  checklist: list,
  'hazard-list': list,
  'control-list': list,
  table: (value, { field }) => tableLines(field, value),
  tasklist: (value, { answer, words }) => taskLines(value, answer, words),
  image: none,
  whiteboard: none,
  'static-paragraph': none,
  'youtube-video': none,
  'library-file': (value) => fileLine(value),
  'medical-facility-location': (value) => facilityLines(value),
  weather: (value, { words }) => weatherLine(value, words),
  'weather-widget': (value, { words }) => weatherLine(value, words),
  'personnel-phone-list': (value) => phoneLines(value),
};

function yesOrNo(value: unknown, { say }: AnswerWords): string[] {
  if (value === 1) return [say(msg('Yes'))];
  return value === 0 ? [say(msg('No'))] : [plainText(value)];
}

const writtenDay = (value: unknown, { day }: AnswerWords): string =>
  typeof value === 'string' && knownDay(value) !== null ? day(value) : plainText(value);

function tableLines(field: FormField, value: unknown): string[] {
  const names = rowNames(field);
  return shapedRows(field, value).map((cells, at) => {
    const said = cells.flatMap((cell, column) => (cell === '' ? [] : [`${field.columns[column] ?? ''}: ${cell}`]));
    return said.length === 0 ? '' : `${names[at] ?? String(at + 1)} – ${said.join(', ')}`;
  });
}

/** As a table, and the remarks that stand in no cell. */
function rowLines(value: unknown, { entry, field, answer }: Asked): string[] {
  const remarks = repeatRows(entry, answer).map((row) => rowFields(entry).flatMap(({ id }) => row[id]?.remarks ?? []));
  return tableLines(field, value).flatMap((line, at) => [line].concat(remarks[at] ?? []));
}

function taskLines(value: unknown, { meta }: Answer, words: AnswerWords): string[] {
  const { tasks } = objectOr(meta);
  if (!Array.isArray(tasks)) return list(value);
  return tasks.flatMap((task) => taskLine(task, words));
}

function taskLine(task: unknown, { say }: AnswerWords): string[] {
  if (!isRecord(task) || typeof task['description'] !== 'string') return [];
  const { description, hazards, controls } = task;
  return [
    description,
    ...named(say(msg('Hazards')), wordsIn(hazards)),
    ...named(say(msg('Controls')), wordsIn(controls)),
  ];
}

const named = (label: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : [`${label}: ${words.join(', ')}`];

function fileLine(value: unknown): string[] {
  const { caption, LibraryUpload } = objectOr(value);
  const { original_filename: name } = objectOr(LibraryUpload);
  return [textOr(caption) || textOr(name)];
}

function facilityLines(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const { name, address } = objectOr(value);
  return [textOr(name), textOr(address)];
}

function weatherLine(value: unknown, { say }: AnswerWords): string[] {
  const { name, main, wind, weather } = objectOr(value);
  const { temp, humidity } = objectOr(main);
  const { speed } = objectOr(wind);
  if (typeof temp !== 'number' || typeof speed !== 'number') return plainLines(value);
  const said = weatherLines(
    { main: { temp, ...(typeof humidity === 'number' && { humidity }) }, wind: { speed } },
    false,
  );
  const [sky]: readonly unknown[] = Array.isArray(weather) ? weather : [];
  const parts = [
    said.temperature,
    textOr(objectOr(sky)['description']),
    say(msg('wind {{speed}}')).replace('{{speed}}', said.windSpeed),
    said.humidity === null ? '' : say(msg('humidity {{share}}')).replace('{{share}}', said.humidity),
    textOr(name),
  ];
  return [parts.filter((part) => part !== '').join(', ')];
}

function phoneLines(value: unknown): string[] {
  const people: readonly unknown[] = Array.isArray(value) ? value : [];
  return people.map((person) => {
    const { name, phone } = objectOr(person);
    return [textOr(name), textOr(phone)].filter((part) => part !== '').join(', ');
  });
}

const plainLines = (value: unknown): string[] => (Array.isArray(value) ? value.map(plainText) : [plainText(value)]);

/** The texts and numbers of any value, joined; the names of its properties are left out. */
function plainText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(objectOr(value));
  return parts
    .map(plainText)
    .filter((part) => part !== '')
    .join(', ');
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
