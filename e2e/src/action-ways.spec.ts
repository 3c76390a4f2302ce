import { WORD, flaggedForm } from './flagged-form.ts';
import { expect, openAs, test } from './person.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

const QUESTION = '“Is the rail up?”';

/** Requests that fail while the server is away. */
const SERVER = /\/(?:api|resources)\/|\/healthz$/;

test.use({ viewport: { width: 360, height: 740 } });

test('a flagged answer is told to the job’s thread, stops the machine until somebody releases it, and is an action from a basement too', async ({
  page,
  complaints,
}) => {
  test.slow();
  await openAs(page, 'admin', '/forms/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { form, job, piece } = await flaggedForm(page);
  await page.goto(`/form/view/${form.slug}`);

  await test.step('the job’s thread', async () => {
    await page.getByRole('button', { name: `Message the job’s thread about ${QUESTION}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Message the job’s thread' });
    await expect(dialog.getByLabel('Message')).toHaveValue(new RegExp(`The rail is missing ${WORD}`));
    expect(await findingsInEveryTheme(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/project/${job.slug}/messages`);
    await page.getByRole('link', { name: new RegExp(`Edges ${WORD}`) }).click();
    await expect(page.getByText(`The rail is missing ${WORD}`).last()).toBeVisible();
  });

  await test.step('the machine', async () => {
    await page.goto(`/form/view/${form.slug}`);
    await page.getByRole('button', { name: `Take Lift ${WORD} out of service because of ${QUESTION}` }).click();
    const dialog = page.getByRole('dialog', { name: `Take Lift ${WORD} out of service` });
    await expect(dialog.getByLabel('Reason')).toHaveValue(`The rail is missing ${WORD}`);
    expect(await findingsInEveryTheme(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take out of service' }).click();
    await expect(page.getByText(`Lift ${WORD} is out of service.`)).toBeVisible();
    await page.goto(`/equipment/edit/${piece.slug}`);
    await expect(page.getByText(`Out of service: The rail is missing ${WORD}`)).toBeVisible();
    const times = page.getByRole('region', { name: 'Out of service' });
    await expect(times.getByRole('link', { name: `Edges ${WORD}` })).toHaveAttribute('href', `/form/view/${form.slug}`);
    expect(await findingsInEveryTheme(page)).toEqual([]);
    await page.getByRole('button', { name: 'Put back into service' }).click();
    const back = page.getByRole('dialog', { name: `Put Lift ${WORD} back into service` });
    await back.getByLabel('What was done').fill('New rail, bolted');
    await back.getByRole('button', { name: 'Put back into service' }).click();
    await expect(page.getByText(`Out of service: The rail is missing ${WORD}`)).toBeHidden();
    await expect(times.getByText('New rail, bolted')).toBeVisible();
    await expect(times.getByText('Back in service', { exact: true })).toBeVisible();
  });

  await test.step('an action without a network, which arrives once', async () => {
    await page.goto(`/form/view/${form.slug}`);
    await expect(page.getByRole('button', { name: `New action because of ${QUESTION}` })).toBeVisible();
    await page.route(SERVER, (route) => route.abort());
    await page.getByRole('button', { name: `New action because of ${QUESTION}` }).click();
    const dialog = page.getByRole('dialog', { name: 'New action' });
    await dialog.getByLabel('What has to be done').fill(`Basement ${WORD}`);
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await expect(dialog).toBeHidden();
    const actions = page.getByRole('region', { name: 'Actions' });
    await expect(actions.getByText('Waiting to be sent')).toBeVisible();
    await page.unroute(SERVER);
    await expect(actions.getByText('Waiting to be sent')).toBeHidden({ timeout: 30_000 });
    await expect(actions.getByText(`Basement ${WORD}`)).toHaveCount(1);
    await page.reload();
    await expect(actions.getByText(`Basement ${WORD}`)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
  complaints.length = 0;
});
