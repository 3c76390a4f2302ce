import type { APIRequestContext, Page } from '@playwright/test';
import { PageSetSchema } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { expect, openAs, test } from '../person.ts';
import { CONTRACTS } from './contracts.ts';
import { skewTargets } from './targets.ts';

/** Address and heading of screens, by the remote that shows them. */
const SCREENS: Readonly<Record<string, readonly (readonly [path: string, heading: string])[]>> = {
  equipment: [['/equipment/list', 'Equipment']],
  forms: [['/forms/templates', 'Forms']],
  library: [['/library/files', 'Library']],
  messaging: [['/messages', 'Messages']],
  records: [
    ['/projects/list', 'Projects'],
    ['/contacts', 'Contacts Network'],
    ['/financial/invoices', 'Invoices'],
    ['/schedule/week/2026-11-20', 'Schedule'],
  ],
};

const screensOf = (name: string) => (name === 'shell' ? Object.values(SCREENS).flat() : (SCREENS[name] ?? []));

async function idsOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { shell, remotes } = v.parse(PageSetSchema, await (await request.get('/__set')).json());
  const ids = Object.entries(remotes).map(([name, { id }]) => [name, id] as const);
  return Object.fromEntries([['shell', shell.id], ...ids]);
}

async function walk(page: Page, screens: ReturnType<typeof screensOf>): Promise<void> {
  const [[first] = ['/']] = screens;
  await openAs(page, 'admin', first);
  for (const [path, heading] of screens) {
    if (path !== first) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

for (const { name, about, old, url } of skewTargets()) {
  test.describe(name, () => {
    test.use({ baseURL: url });

    test(`${about}: its screens open`, async ({ page, request }) => {
      expect(await idsOf(request)).toMatchObject(old);
      await walk(page, screensOf(about));
    });

    for (const { consumer, provider, says, holds } of CONTRACTS) {
      if (consumer !== about && provider !== about) continue;
      test(`${consumer} with ${provider}: ${says}`, ({ page }) => holds(page));
    }
  });
}
