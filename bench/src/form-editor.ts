import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import type { Browser, CDPSession, Page } from 'playwright';
import * as v from 'valibot';
import { PAINTED } from './forms-fields.ts';
import { SLOWER } from './page-loads.ts';
import { benchBrowser, spent, watchedPage } from './page-work.ts';
import { signedInHeaders } from './signed-in.ts';
import { median, printTable, quantile } from './table.ts';

const QUESTIONS = 300;
const SECTIONS = 10;
const ROUNDS = 15;
/** What a step costs is read after this time: longer than it takes, shorter than the check of the form waits. */
const SETTLED_MS = 150;
/** Until the check and the saving of the step before are over. */
const QUIET_MS = 1500;

const TYPES = ['text', 'boolean', 'select', 'checklist', 'textarea', 'date'] as const;

/** Every sixth question is of a kind; every tenth depends on another. */
function question(at: number): object {
  const type = TYPES[at % TYPES.length] ?? 'text';
  return {
    key: `q${at}`,
    type,
    label: `Question ${at} of the long form?`,
    ...((type === 'select' || type === 'checklist') && { options: ['First', 'Second', 'Third'] }),
    ...(at % 10 === 9 && { ext: { v: 1, visibleIf: { all: [{ key: `q${at - 8}`, answered: true }] } } }),
  };
}

const Listed = v.object({ data: v.array(v.object({ id: v.number() })) });
const Saved = v.object({ slug: v.string() });

/** @returns the address of a form of many questions in the editor */
async function longForm(url: string): Promise<string> {
  const headers = await signedInHeaders(url);
  const listed = await (await fetch(`${url}/api/FormTemplate/get?limit=1`, { headers })).json();
  const sections = Array.from({ length: SECTIONS }, (_, section) => ({
    key: `s${section}`,
    sectionHeading: `Section ${section}`,
    fields: Array.from({ length: QUESTIONS / SECTIONS }, (__, at) => question((section * QUESTIONS) / SECTIONS + at)),
  }));
  const body = new FormData();
  body.set('description', 'Long form');
  body.set('form_template_id', String(v.parse(Listed, listed).data[0]?.id));
  body.set('form_json', JSON.stringify(sections));
  const response = await fetch(`${url}/api/FormChildTemplate/save`, { method: 'POST', headers, body });
  const { slug } = v.parse(Saved, v.parse(EnvelopeSchema, await response.json()).data);
  return `${url}/forms/child-template-editor/template/${slug}`;
}

type Step = { name: string; press: (page: Page) => Promise<void>; prepare?: (page: Page) => Promise<void> };

const row = (page: Page) => page.getByRole('navigation', { name: 'Outline' }).locator('[data-edit="q159"] [data-do]');

const STEPS: readonly Step[] = [
  { name: 'type a letter', press: (page) => page.keyboard.press('x'), prepare: (page) => inQuestion(page) },
  { name: 'move', press: (page) => page.keyboard.press('Alt+ArrowDown'), prepare: (page) => row(page).first().focus() },
  { name: 'undo', press: (page) => page.keyboard.press('Control+z'), prepare: (page) => row(page).first().focus() },
  { name: 'redo', press: (page) => page.keyboard.press('Control+y'), prepare: (page) => row(page).first().focus() },
];

const inQuestion = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Properties' })
    .getByRole('textbox', { name: 'Question', exact: true })
    .focus();

/** `paint`: from the key until the paint after it. `work`: all script, style and layout, of what follows the paint too. */
type Cost = { paint: number; work: number };

async function cost(page: Page, devtools: CDPSession, { press, prepare }: Step): Promise<Cost> {
  await prepare?.(page);
  await page.waitForTimeout(QUIET_MS);
  const before = await spent(devtools);
  await press(page);
  await page.waitForTimeout(SETTLED_MS);
  const work = (await spent(devtools)) - before;
  return { paint: await page.evaluate(lastKey), work };
}

/** Runs in the page. A modifier that is held is a key too. */
function lastKey(): number {
  const keys: unknown = Reflect.get(globalThis, 'keys');
  return Array.isArray(keys) ? Number(keys.at(-1)) : Number.NaN;
}

async function measured(browser: Browser, url: string): Promise<Map<string, Cost[]>> {
  const { page, devtools, slower } = await watchedPage(browser, url, PAINTED);
  await page.goto(url);
  await row(page).first().click();
  await slower();
  const figures = new Map<string, Cost[]>();
  for (let at = 0; at < ROUNDS; at += 1)
    for (const step of STEPS) {
      const taken = await cost(page, devtools, step);
      figures.set(step.name, [...(figures.get(step.name) ?? []), taken]);
    }
  return figures;
}

function rowOf(name: string, costs: readonly Cost[]): string[] {
  const paints = costs.map(({ paint }) => paint);
  const works = costs.map(({ work }) => work);
  const times = [median(paints), quantile(paints, 0.9), median(works), quantile(works, 0.9)];
  return [name, ...times.map((ms) => ms.toFixed(1))];
}

/** What a step in the template editor costs, with many questions on a slow processor. */
export async function benchFormEditor(origin: string, executablePath: string): Promise<void> {
  const browser = await benchBrowser(executablePath);
  const figures = await measured(browser, await longForm(origin));
  await browser.close();
  printTable(
    `Template editor, ${QUESTIONS} questions in ${SECTIONS} sections, ms, ${ROUNDS} rounds, ${SLOWER}x slower processor`,
    ['', 'key to paint', 'p90', 'work', 'p90'],
    [...figures].map(([name, all]) => rowOf(name, all)),
  );
}
