import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { fed, publishChanged } from './fed.ts';
import { expect, openAs, test } from './person.ts';
import { startThread } from './thread.ts';

/** Longer than the interval at which tabs check the live set, and than an idle tab takes to update. */
const MINUTE_MS = 65_000;

/** The releases of a remote whose styles apply in the page, which means the visible one. */
const shownReleases = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const versions = links
      .filter(({ sheet }) => sheet && !sheet.disabled)
      .map(({ href }) => new RegExp(`/r/${name}/([^+]+)`).exec(href)?.[1]);
    return [...new Set(versions.filter((version) => version !== undefined))];
  }, remote);

const shows = (page: Page, remote: string, version: string) =>
  expect
    .poll(() => shownReleases(page, remote), { message: `${remote} ${version}`, intervals: [25] })
    .toEqual([version]);

/** Lets a minute pass for tabs once the edge, which looks at the registry four times a second, gives out these releases. */
async function aMinuteLater(page: Page, live: Readonly<Record<string, string>>): Promise<void> {
  const given = async () => {
    const { remotes } = await liveSet(page);
    return Object.fromEntries(Object.keys(live).map((name) => [name, remotes[name]?.id.split('+')[0]]));
  };
  await expect.poll(given).toEqual(live);
  await page.context().clock.fastForward(MINUTE_MS);
}

const chip = (page: Page) => page.getByRole('button', { name: /update ready$/ });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const area = (page: Page) => page.getByLabel('Work area');

/** Marks the tabs' documents, to show later that none was reloaded. */
async function mark(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
}

async function expectMarked(pages: readonly Page[]): Promise<void> {
  for (const page of pages) expect(await page.evaluate(() => Reflect.get(globalThis, 'isMarked'))).toBe(true);
}

async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/forms/templates');
  for (const name of ['Safety', 'Daily hazard assessment', 'Building sites'])
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(area(page)).toBeVisible();
  return page;
}

type Remotes = Record<string, { id: string; disabled: string | null; manifest: { title: string } }>;
type LiveSet = { seq: number; shell: { id: string }; remotes: Remotes };

/** The version that replaces 1.0.0; a recalled release never comes back, so a retry needs another version. */
const nextVersion = (): string => `1.0.${1 + test.info().retry}`;

/** The entry of messaging in the live set while its other release was live. */
let nextMessaging: Remotes[string] | undefined;

const liveSet = async (page: Page): Promise<LiveSet> => (await page.request.get('/__set')).json();

/** The live set, and the same with the other release of messaging. */
async function setsOf(page: Page): Promise<Record<'live' | 'next', LiveSet>> {
  const live = await liveSet(page);
  if (!nextMessaging) throw new Error('No other release was live before');
  return { live, next: { ...live, remotes: { ...live.remotes, messaging: nextMessaging } } };
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const isNext = { 'package.json': ['"version": "1.0.0"', `"version": "${nextVersion()}"`] } as const;
  await publishChanged('mf-messaging', isNext);
  await publishChanged('mf-forms', isNext);
  // What the first try has left live would come back at the rollback.
  if (test.info().retry > 0) for (const name of ['messaging', 'forms']) await fed('recall', `${name}@1.0.1`);
});

test('half a message and half a form survive a promotion, a rollback and a recall in the tab they are typed in', async ({
  page: talk,
  context,
}) => {
  test.setTimeout(180_000);
  const next = nextVersion();
  await context.clock.install();
  await startThread(talk, 'admin', 'Pickup');
  const form = await openForm(context);
  const pages = [talk, form];
  await mark(pages);
  await box(talk).fill('The pump room is');
  await area(form).fill('Level 3, grid');

  // Promoted: people who are working are told, and update when they like.
  await fed('promote', `messaging@${next}`, `forms@${next}`);
  await aMinuteLater(talk, { messaging: next, forms: next });
  nextMessaging = (await liveSet(talk)).remotes['messaging'];
  await talk.bringToFront();
  await chip(talk).filter({ hasText: 'Messages' }).click();
  await shows(talk, 'messaging', next);
  await expect(box(talk)).toHaveValue('The pump room is');
  await form.bringToFront();
  await chip(form).filter({ hasText: 'Forms' }).click();
  await shows(form, 'forms', next);
  await expect(area(form)).toHaveValue('Level 3, grid');
  await expect(chip(form)).toBeHidden();

  // Rolled back while nobody touches the page: the old release is there within 65 seconds.
  await fed('rollback', 'messaging');
  await fed('rollback', 'forms');
  await aMinuteLater(talk, { messaging: '1.0.0', forms: '1.0.0' });
  await shows(talk, 'messaging', '1.0.0');
  await shows(form, 'forms', '1.0.0');
  await expect(box(talk)).toHaveValue('The pump room is');
  await expect(area(form)).toHaveValue('Level 3, grid');

  // Recalled while somebody types: replaced at once, and the text continues where it stopped.
  await fed('promote', `messaging@${next}`, `forms@${next}`);
  await aMinuteLater(talk, { messaging: next, forms: next });
  await shows(talk, 'messaging', next);
  await shows(form, 'forms', next);
  await talk.bringToFront();
  await box(talk).press('End');
  await talk.keyboard.type(' dry');
  await form.bringToFront();
  await area(form).press('End');
  await form.keyboard.type(' C');
  await fed('recall', `messaging@${next}`);
  await fed('recall', `forms@${next}`);
  await aMinuteLater(talk, { messaging: '1.0.0', forms: '1.0.0' });
  await shows(talk, 'messaging', '1.0.0');
  await shows(form, 'forms', '1.0.0');
  await talk.bringToFront();
  await expect(box(talk)).toHaveValue('The pump room is dry');
  await expect(box(talk)).toBeFocused();
  await talk.keyboard.type(' now');
  await expect(box(talk)).toHaveValue('The pump room is dry now');
  await expect(area(form)).toHaveValue('Level 3, grid C');
  await expectMarked(pages);
});

type Tell = { change: (change: Partial<LiveSet>) => void; isHeard: () => boolean };

/** Fakes the live set that the page reads from now on; each change is a newer set. */
async function tell(page: Page, live: LiveSet): Promise<Tell> {
  let told = live;
  let heard: LiveSet | null = null;
  await page.route('**/__set', async (route) => {
    const answer = told;
    await route.fulfill({ json: answer });
    heard = answer;
  });
  return { change: (change) => (told = { ...told, ...change, seq: told.seq + 1 }), isHeard: () => heard === told };
}

test('another shell waits for a navigation without unsaved work; a remote that is switched off disappears at once, and comes back with the typed text', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await openAs(page, 'admin', '/equipment/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
  const live = await liveSet(page);
  const { change } = await tell(page, live);
  await mark([page]);

  const { equipment } = live.remotes;
  change({ remotes: { ...live.remotes, ...(equipment && { equipment: { ...equipment, disabled: 'Under repair' } }) } });
  await context.clock.fastForward(MINUTE_MS);
  await expect(page.getByText('Under repair')).toBeVisible();
  change({ remotes: live.remotes });
  await context.clock.fastForward(MINUTE_MS);
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
  await expect(page.getByText('Under repair')).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'New equipment', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Description' });
  await name.fill('Boom lift');
  change({ shell: { id: '9.9.9+0123456789ab' } });
  await context.clock.fastForward(MINUTE_MS);
  await expect(chip(page)).toHaveText('Fieldspan update ready');
  await expect(name).toHaveValue('Boom lift');
  await expectMarked([page]);
  // Updated now: the text is stashed and restored over the reload.
  await chip(page).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'isMarked'))).toBeUndefined();
  await expect(name).toHaveValue('Boom lift');
});

/** What the document holds after garbage collection. */
async function held(page: Page, devtools: CDPSession): Promise<Record<string, number>> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const styles = await page.locator('style, link[rel="stylesheet"]').count();
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapMB: of('JSHeapUsedSize') / 2 ** 20, styles };
}

test('a visible release without unsaved work is replaced at the next navigation, not while somebody reads', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const { path } = await startThread(page, 'admin', 'Next move');
  const sets = await setsOf(page);
  const { change, isHeard } = await tell(page, sets.live);
  await mark([page]);
  change({ remotes: sets.next.remotes });
  // A check that is already in flight returns the old set and delays this one until the next.
  const look = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    return isHeard();
  };
  await expect.poll(look).toBe(true);
  await page.getByRole('textbox', { name: 'Message', exact: true }).hover();
  await shows(page, 'messaging', '1.0.0');
  await expect(chip(page)).toBeHidden();
  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await expect(page).not.toHaveURL(new RegExp(path));
  await shows(page, 'messaging', nextVersion());
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expectMarked([page]);
});

test('a tab that changes between two releases 50 times uses no more memory than before', async ({ page, context }) => {
  test.setTimeout(180_000);
  await context.clock.install();
  await startThread(page, 'admin', 'Swaps');
  const sets = await setsOf(page);
  const { change } = await tell(page, sets.live);
  const swapTwice = async (times: number) => {
    for (let swap = 0; swap < times; swap += 1) {
      for (const { set, version } of [
        { set: sets.next, version: nextVersion() },
        { set: sets.live, version: '1.0.0' },
      ]) {
        change({ remotes: set.remotes });
        await context.clock.fastForward(MINUTE_MS);
        await shows(page, 'messaging', version);
        await expect(box(page)).toBeVisible();
      }
    }
  };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await swapTwice(3);
  const before = await held(page, devtools);
  await swapTwice(25);
  const after = await held(page, devtools);
  // A release that leaks one listener leaks 50 of them here.
  expect(after['nodes']).toBeLessThanOrEqual((before['nodes'] ?? 0) + 50);
  expect(after['listeners']).toBeLessThanOrEqual((before['listeners'] ?? 0) + 25);
  expect(after['styles']).toBe(before['styles']);
  // Releases that were not freed would hold several times as much.
  expect(after['heapMB']).toBeLessThan((before['heapMB'] ?? 0) + 5);
});
