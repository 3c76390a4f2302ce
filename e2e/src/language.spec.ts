import type { Page } from '@playwright/test';
import { knownRecords } from './known-records.ts';
import { expect, test } from './person.ts';
import { withRecords } from './see-screen.ts';
import { call } from './thread-api.ts';
import { Untranslated } from './untranslated.ts';

type Saved = { record_id: number; slug: string };

/** One screen of each kind: the lists, the records and their tabs, the forms that are filled in. */
const SCREENS = `/ /find /projects/list /project/{project}/dashboard /project/{project}/details /project/{project}/forms
  /settings/activity
  /services /service/{service}/dashboard /service/{service}/details /service-contracts /contacts /contact/{contact}/details
  /employees/list /employee/{person}/details /time-logs/review /financial/purchase-orders /financial/purchase-orders/{order}
  /expenses/list /expenses/submit-new /equipment/list /equipment/edit/{machine} /equipment/maintenance-schedule /library/files
  /forms /forms/templates /do-form/{childTemplate} /schedule /schedule/month/2026-11-20 /safety/certificates/matrix /locates
  /apps/store /messages /message/{thread} /settings /settings/trash /company/details /notifications/feed
  /notifications/settings`.split(/\s+/);

/** The history of a new project, whose number, name, dates and flags were changed. */
async function changedProject(page: Page): Promise<string> {
  const number = crypto.randomUUID().slice(0, 12);
  const { record_id: id, slug } = await call<Saved>(page, 'Job/save', { job_num: number, job_name: number });
  await call(page, 'Job/save', { id, version: 1, job_name: `${number} 2`, lat: 43.5, long: -80.2 });
  return `/project/${slug}/details?history=1`;
}

test('in a language with long words every text of the main screens is translated and fits 360 px', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('fieldspan.language', 'en-XA'));
  const untranslated = new Untranslated(page);
  await untranslated.listen();
  await page.goto('/');
  await page.locator('input[type=email]').fill('admin@fieldspan.test');
  await page.locator('input[type=password]').fill('fieldspan-demo');
  expect.soft(await untranslated.texts(), 'sign-in').toEqual([]);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('input[type=password]')).toBeHidden();
  const known = await knownRecords(page);
  for (const screen of [...SCREENS, await changedProject(page)]) {
    const address = withRecords(screen, known, 'slug');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Ļöåð' }), address).toHaveCount(0);
    await expect.soft(page.getByText('⟦Þåĝé ñöţ ƒöûñð'), address).toBeHidden();
    expect.soft(await untranslated.texts(), address).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});
