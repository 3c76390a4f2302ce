import { openAs, expect, test } from './person.ts';
import { walkByTab } from './keyboard-stops.ts';

/** The first page of every remote. */
const FIRST = `/ /projects/list /services /contacts /time-logs/review /financial /employees/list /settings /messages
  /forms/templates /equipment/list /library/files /schedule /locates /expenses/submit-new`.split(/\s+/);

for (const width of [1440, 390]) {
  test(`every first page is walked through with Tab at ${width} px: in sight, seen, and out again`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'admin', '/');
    for (const address of FIRST) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('main h1').first(), address).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' }), address).toHaveCount(0);
      // A page that waits for the changes of others, such as the schedule, always has a request open.
      await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
      const { stops, faults } = await walkByTab(page);
      expect.soft(faults, address).toEqual([]);
      expect.soft(stops, address).toBeGreaterThan(0);
    }
  });
}
