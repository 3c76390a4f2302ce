import type { APIRequestContext, Page } from '@playwright/test';
import { PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { fed, publishChanged, publishPackage } from './fed.ts';
import { expect, mainMenu, openAs, test } from './person.ts';

const FIXTURE = 'e2e/fixtures/second-react';

async function liveId(request: APIRequestContext): Promise<string | undefined> {
  const { remotes } = v.parse(PageSetSchema, await (await request.get('/__set')).json());
  return remotes['second-react']?.id;
}

const counter = (page: Page) => page.getByRole('button', { name: /^Counted/ });

/** The shell mounts the remote's own widget, updates it without losing its state, unmounts it and mounts it anew. */
async function liveThroughTheLifecycles(page: Page): Promise<void> {
  await expect(counter(page)).toHaveText('Counted 0 in steps of 1 by React 18.3.1');
  await counter(page).click();
  await page.getByRole('button', { name: 'Greater steps' }).click();
  await expect(counter(page)).toHaveText('Counted 1 in steps of 2 by React 18.3.1');
  await counter(page).click();
  await expect(counter(page)).toHaveText('Counted 3 in steps of 2 by React 18.3.1');
  await page.getByRole('button', { name: 'Remove the counter' }).click();
  await expect(counter(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the counter' }).click();
  await expect(counter(page)).toHaveText('Counted 0 in steps of 2 by React 18.3.1');
}

/** A widget on the shell's React works inside a page on another React. */
async function pickInTheOtherReact(page: Page): Promise<void> {
  const picker = page.getByRole('group', { name: 'Equipment' });
  await picker.getByRole('button', { name: 'Choose equipment' }).click();
  await expect(picker.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: 'Greater steps' }).click();
  await expect(counter(page)).toContainText('in steps of 3');
  await expect(picker.getByRole('listitem').first()).toBeVisible();
}

test('a remote on a second React major is mounted, updated, unmounted, replaced and rolled back', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const before = v.parse(PageSetSchema, await (await request.get('/__set')).json());
  await publishPackage(FIXTURE);
  await fed('promote', 'second-react@1.0.0');
  await expect.poll(() => liveId(request)).toMatch(/^1\.0\.0\+/);

  await openAs(page, 'admin', '/second-react');
  await expect(page.getByText('This page runs on React 18.3.1.')).toBeVisible();
  await liveThroughTheLifecycles(page);
  await pickInTheOtherReact(page);

  await mainMenu(page).getByRole('link', { name: 'Equipment', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
  await expect(page.getByText('This page runs on React')).toHaveCount(0);
  await mainMenu(page).getByRole('link', { name: 'Second React' }).click();
  await expect(counter(page)).toHaveText('Counted 0 in steps of 1 by React 18.3.1');

  await publishChanged(FIXTURE, {
    'package.json': ['"version": "1.0.0"', '"version": "1.0.1"'],
    'src/app.tsx': ['This page runs on', 'The next version of this page runs on'],
  });
  await fed('promote', 'second-react@1.0.1');
  await expect.poll(() => liveId(request)).toMatch(/^1\.0\.1\+/);
  await page.reload();
  await expect(page.getByText('The next version of this page runs on React 18.3.1.')).toBeVisible();

  await fed('rollback', 'second-react');
  await expect.poll(() => liveId(request)).toMatch(/^1\.0\.0\+/);
  await page.reload();
  await expect(page.getByText('This page runs on React 18.3.1.')).toBeVisible();

  await fed('restore', String(before.seq));
  await expect.poll(() => liveId(request)).toBeUndefined();
  await page.reload();
  await expect(mainMenu(page).getByRole('link', { name: 'Equipment', exact: true })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'Second React' })).toHaveCount(0);
});
