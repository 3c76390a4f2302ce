import type { Page } from '@playwright/test';
import { expect } from './person.ts';
import { planSet } from './plan-set.ts';
import type { DrawnSheet } from './plan-set.ts';

type Place = readonly [number, number];

const sheet = (page: Page, number: string) => page.getByRole('application', { name: `Sheet ${number}` });

/** Makes a project, and opens its plans. */
export async function openPlans(page: Page): Promise<void> {
  const slug = await page.evaluate(
    async (number) => {
      const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
      const body = new FormData();
      body.set('job_name', 'Stone Road Medical');
      body.set('job_num', number);
      const response = await fetch('/api/Job/save', { method: 'POST', headers: { 'api-key': apiKey }, body });
      return (await response.json()).data.slug;
    },
    `J-${crypto.randomUUID().slice(0, 8)}`,
  );
  await page.goto(`/project/${slug}/plans`);
}

/** Drags over the sheet, between shares of its room. */
export async function drag(page: Page, number: string, [from, to]: readonly [Place, Place]): Promise<void> {
  const box = await sheet(page, number).boundingBox();
  if (!box) throw new Error('there is no sheet');
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 6 });
  await page.mouse.up();
}

/** How many px of the sheet's tiles are dark: it is painted, and not blank. */
export const darkPixels = (page: Page, number: string) =>
  sheet(page, number).evaluate((surface) =>
    [...surface.querySelectorAll('canvas')]
      .filter(({ width }) => width === 512 || width === 1024)
      .reduce((sum, canvas) => {
        // A tile takes whole pictures and cannot be read itself.
        const read = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
        read?.drawImage(canvas, 0, 0);
        const { data } = read?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        let dark = 0;
        for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 90 && (data[at + 3] ?? 0) > 200) dark += 1;
        return sum + dark;
      }, 0),
  );

/** Adds a PDF and waits until it is read, then opens it to be checked. */
export async function addSet(
  page: Page,
  { name, issued, sheets }: { name: string; issued: string; sheets: DrawnSheet[] },
): Promise<void> {
  await page.getByRole('button', { name: 'Add plans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add plans' });
  await dialog
    .getByLabel('PDF with the plans')
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await planSet(sheets) });
  await expect(dialog.getByLabel('Name of the set')).toHaveValue(name);
  await dialog.getByLabel('Issued on').fill(issued);
  await dialog.getByRole('button', { name: 'Add plans' }).click();
  await page.getByRole('link', { name: 'Check and publish' }).click({ timeout: 60_000 });
}
