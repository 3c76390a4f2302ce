import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { compile } from './compile.ts';
import { buildPeer, PEERS } from './forms-peers.ts';
import { pageConfig, servePage } from './one-page.ts';
import { median, printTable, quantile } from './table.ts';

const COUNTS = [300, 1000];
const RATES = [1, 4];
/** Figures that are quoted come from `--whole`. */
const ROUNDS = { quick: 1, whole: 5 };
const KEYS = 20;
/** Of the text questions: the first, one in the middle, the last. */
const PLACES = [0, 0.5, 1];

/** Frames as soon as they are drawn: a screen's 60 a second would hide what is faster than that. */
export const UNHELD = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

type Side = { name: string; title: string; url: string };
type Figures = { firsts: number[]; opens: number[]; keys: number[]; nodes: number };

/** For the page: waits until a frame was painted after a moment, and notes how long each key takes until then. */
export const PAINTED = `globalThis.painted = () => new Promise((resolve) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => resolve(performance.now());
  channel.port2.postMessage(null);
}));
globalThis.keys = [];
addEventListener('keydown', () => {
  const at = performance.now();
  globalThis.painted().then((now) => globalThis.keys.push(now - at));
}, { capture: true });`;

async function round(browser: Browser, side: Side, how: { count: number; rate: number }): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(side.name, error.message));
  try {
    await page.addInitScript(PAINTED);
    await page.goto(side.url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: how.rate });
    const { first, all } = await page.evaluate(openIn, [side.name, how.count] as const);
    const keys = await typed(page, devtools);
    return { firsts: [first], opens: [all], keys, nodes: await page.locator('body *').count() };
  } finally {
    await page.close();
  }
}

/** Runs in the page. `first`: the paint after the call; `all`: the paint that has the last question too. */
async function openIn([name, count]: readonly [string, number]): Promise<{ first: number; all: number }> {
  const place = document.createElement('main');
  document.body.append(place);
  const painted: unknown = Reflect.get(globalThis, 'painted');
  const open: unknown = Reflect.get(Reflect.get(globalThis, 'forms'), name);
  if (typeof open !== 'function' || typeof painted !== 'function') throw new Error(`There is no form ${name}`);
  const startedAt = performance.now();
  await open(place, count);
  await painted();
  const first = performance.now() - startedAt;
  const isWhole = () => place.textContent.includes(`Question ${count - 1}`);
  if (isWhole()) return { first, all: first };
  // Asking in each frame would draw frames that nobody needs.
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isWhole()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place, { childList: true, subtree: true });
  });
  await painted();
  return { first, all: performance.now() - startedAt };
}

async function typed(page: Page, devtools: CDPSession): Promise<number[]> {
  const fields = page.locator('input[type="text"]:visible, input:not([type]):visible');
  const last = (await fields.count()) - 1;
  for (const place of PLACES) {
    await fields.nth(Math.round(last * place)).focus();
    for (let at = 0; at < KEYS; at += 1) await press(devtools, page);
  }
  return page.evaluate(() => {
    const keys: unknown = Reflect.get(globalThis, 'keys');
    return Array.isArray(keys) ? keys.map(Number) : [];
  });
}

/** As a keyboard sends it, and the next one after its paint. */
async function press(devtools: CDPSession, page: Page): Promise<void> {
  const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 };
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', ...key });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await page.evaluate(() => {
    const painted: unknown = Reflect.get(globalThis, 'painted');
    return typeof painted === 'function' ? Reflect.apply(painted, undefined, []) : undefined;
  });
}

async function sidesIn(scratch: string): Promise<{ sides: Side[]; stop: () => void }> {
  const own = join(scratch, 'forms-page');
  await compile(pageConfig(join(import.meta.dirname, 'forms-page/page.tsx'), own, ['mf-forms/node_modules']));
  const page = await servePage(own);
  const sides = [
    { name: 'ours', title: 'Fieldspan, the filler', url: page.url },
    { name: 'plain', title: 'bare prototype', url: page.url },
  ];
  const servers = [page.server];
  for (const name of PEERS) {
    const folder = join(scratch, `forms-${name}`);
    await buildPeer(name, folder);
    const { url, server } = await servePage(folder);
    sides.push({ name, title: { survey: 'SurveyJS', rjsf: 'RJSF', formio: 'Form.io' }[name] ?? name, url });
    servers.push(server);
  }
  return { sides, stop: () => servers.forEach((server) => server.close()) };
}

/** All questions of a form on one page: opening it, and a key in a text field, beside other form libraries. */
export async function benchForms(scratch: string, executablePath: string, isWhole: boolean): Promise<void> {
  const rounds = isWhole ? ROUNDS.whole : ROUNDS.quick;
  const { sides, stop } = await sidesIn(scratch);
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...noSandbox, ...UNHELD];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const rate of RATES) for (const count of COUNTS) await compare(browser, sides, { rate, count, rounds });
  } finally {
    await browser.close();
    stop();
  }
}

type How = { rate: number; count: number; rounds: number };

async function compare(browser: Browser, sides: readonly Side[], how: How): Promise<void> {
  const figures = new Map<string, Figures>(
    sides.map(({ name }) => [name, { firsts: [], opens: [], keys: [], nodes: 0 }]),
  );
  // In turn, so that all are affected alike by whatever else the machine does. The first round does not count.
  for (let at = 0; at <= how.rounds; at += 1) {
    for (const side of sides) {
      const one = await round(browser, side, how);
      const all = figures.get(side.name);
      if (at === 0 || !all) continue;
      all.firsts.push(...one.firsts);
      all.opens.push(...one.opens);
      all.keys.push(...one.keys);
      all.nodes = one.nodes;
    }
  }
  const floor = median(figures.get('plain')?.keys ?? []);
  const rows = sides.map(({ name, title }) => {
    const { firsts = [], opens = [], keys = [], nodes = 0 } = figures.get(name) ?? {};
    const times = [median(firsts), median(opens), quantile(opens, 0.95), median(keys), quantile(keys, 0.95)];
    return [title, ...times.map((ms) => ms.toFixed(1)), (median(keys) / floor).toFixed(2), String(nodes)];
  });
  const header = ['', 'first ms', 'open ms', 'p95', 'key ms', 'p95', 'key / bare', 'nodes'];
  printTable(`${how.count} questions on one page, processor ${how.rate}x slower`, header, rows);
}
