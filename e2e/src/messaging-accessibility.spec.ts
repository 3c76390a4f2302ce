import type { Page } from '@playwright/test';
import { checkStates, type State } from './check-states.ts';
import { startLivelyThread } from './lively-thread.ts';
import { expect, openAs, test } from './person.ts';

/* Every screen of the messages, wide and narrow, in every theme. */

const NARROW = 360;

/** The long poll for news is always in flight here. */
const live = (states: readonly State[]): State[] => states.map((state) => ({ ...state, isLive: true }));

const threads = (page: Page) => page.getByRole('region', { name: 'Message threads' });
const dialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toBeVisible();

async function seeHits(page: Page): Promise<void> {
  await expect(page.getByText('Only messages')).toBeVisible();
  await expect(threads(page).getByRole('listitem').first()).toBeVisible();
}

async function openNewThread(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New message' }).first().click();
  await dialog(page, 'New message thread');
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
}

const LISTS: State[] = [
  { name: 'message centre', path: '/messages', open: (page) => seeRow(page) },
  { name: 'message centre, narrow', path: '/messages', width: NARROW, open: (page) => seeRow(page) },
  {
    name: 'more filters, narrow',
    path: '/messages',
    width: NARROW,
    open: (page) => threads(page).getByRole('button', { name: 'More filters' }).click(),
  },
  { name: 'search results', path: '/messages?in=messages&q=pump', open: seeHits },
  { name: 'search results, narrow', path: '/messages?in=messages&q=pump&photo=1', width: NARROW, open: seeHits },
  {
    name: 'nothing found',
    path: '/messages?in=messages&q=quagmirexyz',
    open: (page) => expect(page.getByText('Nothing found')).toBeVisible(),
  },
  { name: 'new thread', path: '/messages', open: openNewThread },
  { name: 'new thread, narrow', path: '/messages', width: NARROW, open: openNewThread },
];

async function seeRow(page: Page): Promise<void> {
  await expect(threads(page).getByRole('listitem').first()).toBeVisible();
}

test('the lists of messages have no serious accessibility finding in any theme', async ({ page }) => {
  test.setTimeout(300_000);
  await openAs(page, 'admin', '/messages');
  await seeRow(page);
  await checkStates(page, live(LISTS));
});

const said = (page: Page) => expect(page.getByText('It drips, about a cup an hour.').last()).toBeVisible();

/** The states of a thread, and of the panel that shows it beside another page. */
function statesOf({ path, subject }: { path: string; subject: string }): State[] {
  return [
    { name: 'thread with its members', path, open: said },
    { name: 'thread, narrow', path, width: NARROW, open: said },
    {
      name: 'members, narrow',
      path,
      width: NARROW,
      open: async (page) => {
        await page.getByRole('button', { name: 'Show members' }).click();
        await expect(page.getByRole('complementary', { name: 'Members' })).toBeVisible();
      },
    },
    {
      name: 'people to add',
      path,
      open: async (page) => {
        await page.getByRole('complementary', { name: 'Members' }).getByRole('button', { name: 'Add' }).click();
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      },
    },
    {
      name: 'who said OK',
      path,
      open: async (page) => {
        await page.getByRole('button', { name: 'Needs OK · 0 of 1' }).click();
        await expect(page.getByText('Not yet')).toBeVisible();
      },
    },
    {
      name: 'what can be done with a message',
      path,
      open: async (page) => {
        await page.getByRole('article').last().hover();
        await page.getByRole('article').last().getByRole('button', { name: 'More about this message' }).click();
        await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
      },
    },
    {
      name: 'quiet hours',
      path,
      open: async (page) => {
        await page.getByRole('button', { name: /^Notifications: / }).click();
        await page.getByRole('menuitem', { name: 'Quiet hours…' }).click();
        await dialog(page, 'Quiet hours');
      },
    },
    {
      name: 'a message that was refused',
      path,
      open: async (page) => {
        const refusal = { success: false, errors: ['The thread is busy.'], time: new Date().toISOString() };
        await page.route('**/api/Message/save', (route) => route.fulfill({ json: refusal }));
        await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Not today');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      },
    },
    {
      name: 'thread in the panel',
      path: '/projects/list',
      open: async (page) => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Messages/ })
          .click();
        await page.getByRole('complementary').getByRole('link', { name: subject }).click();
        await said(page);
      },
    },
  ];
}

test('a thread has no serious accessibility finding in any theme', async ({ page, browser }) => {
  test.setTimeout(300_000);
  const thread = await startLivelyThread(page, browser, 'Pump room');
  await checkStates(page, live(statesOf(thread)));
});
