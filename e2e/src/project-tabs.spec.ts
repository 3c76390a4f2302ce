import type { Page } from '@playwright/test';
import { inOwnCompany } from './own-company.ts';
import { expect, openAs, test } from './person.ts';
import { newForm, skipSignature } from './small-form.ts';
import { call, rowsOf } from './thread-api.ts';
import { outboxLine } from './thread.ts';

type Project = { id: number; slug: string; name: string };

const plan = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** A new project of the signed-in person. */
async function newProject(page: Page): Promise<Project> {
  const name = `Pump house ${crypto.randomUUID().slice(0, 8)}`;
  const saved = await call<{ record_id: number; slug: string }>(page, 'Job/save', {
    job_num: crypto.randomUUID().slice(0, 12),
    job_name: name,
  });
  return { id: saved.record_id, slug: saved.slug, name };
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });

async function openTab(page: Page, { slug, name }: Project, label: string): Promise<void> {
  await page.goto(`/project/${slug}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tab(page, label).click();
}

const uploadField = (page: Page) => page.getByLabel('Files to upload');
const fileRow = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(name) });

async function upload(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload files' }).click();
  await uploadField(page).setInputFiles(plan(name));
  await expect(fileRow(page, name).last()).toBeVisible();
}

/** Starts a thread from the tab. */
async function startThread(page: Page, project: Project, message: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message thread' });
  await expect(dialog.getByLabel('Subject')).toHaveValue(project.name);
  await dialog.getByRole('textbox', { name: /^Message/ }).fill(message);
  await dialog.getByRole('button', { name: 'Send' }).click();
  // Until then the text is found in the box it was typed into.
  await expect(dialog).toBeHidden();
  await expect(page.getByText(message).first()).toBeVisible();
}

async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add person' });
  await dialog.getByRole('button', { name: /^Person/ }).click();
  const choosing = page.getByRole('dialog', { name: 'Person', exact: true });
  await choosing.getByLabel('Search').fill(name);
  await choosing.getByRole('button', { name: new RegExp(name) }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a file is added to a project in its Files tab; another one without a network arrives there once', async ({
  page,
  context,
  complaints,
}) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const project = await newProject(page);
  await openTab(page, project, 'Files');
  await upload(page, 'first.png');

  await context.setOffline(true);
  await uploadField(page).setInputFiles(plan('second.png'));
  await expect(page.getByRole('list', { name: 'Uploads' }).getByText('Waiting to be sent')).toBeVisible();
  let tries = 0;
  await page.route('**/api/JobFile/save', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    // The server stores it, but the response is lost.
    await route.fetch();
    await route.abort();
  });
  await context.setOffline(false);
  await expect(outboxLine(page)).toHaveText(/^All sent/, { timeout: 30_000 });
  await page.reload();
  await expect(fileRow(page, 'second.png')).toHaveCount(1);
  await expect(fileRow(page, 'first.png')).toHaveCount(1);
  expect(await rowsOf(page, 'JobFile', { job_id: project.id })).toHaveLength(2);
  expect(tries).toBeGreaterThan(1);
  complaints.length = 0;
});

test('a form is started from a project, for that project, and is listed in its tab', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const project = await newProject(page);
  const form = await newForm(page, [{ key: 'f1', type: 'boolean', label: 'Is the trench shored?' }]);
  await openTab(page, project, 'Forms');
  await expect(page.getByText('No Forms')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Start a form' }).last().click();
  await expect(page).toHaveURL(new RegExp(`/forms/templates\\?job=${project.slug}`));
  await expect(page.getByRole('combobox', { name: 'Project or Service', exact: true })).toHaveValue(
    new RegExp(project.name),
  );

  await page.goto(`/do-form/${form}?job=${project.slug}`);
  await page.getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'I understand: Next' }).click();
  await skipSignature(page.getByRole('main'), page);
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText(/^Form saved with 1 participants!/).first()).toBeVisible();
  await openTab(page, project, 'Forms');
  await expect(page.getByRole('main').getByRole('link', { name: /^Trench check/ })).toHaveCount(1);
  expect(await rowsOf(page, 'CompanyForm', { job_id: project.id })).toHaveLength(1);
});

test('a thread is started from a project, for that project, and is listed in its tab', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const project = await newProject(page);
  await openTab(page, project, 'Messages');
  await startThread(page, project, 'The gate code is 4');
  await openTab(page, project, 'Messages');
  await expect(page.getByRole('main').getByText('The gate code is 4')).toBeVisible();
  expect(await rowsOf(page, 'MessageThread', { job_id: project.id })).toMatchObject([
    { subject: project.name, is_open_thread: 1 },
  ]);
});

test('a person is added to a project, gets a role, is removed, and the removal is undone', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const project = await newProject(page);
  await openTab(page, project, 'Personnel');
  await addPerson(page, 'Sam Ortega');
  const menu = page.getByRole('button', { name: 'What to do with Sam Ortega' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change role…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Role of Sam Ortega' });
  await dialog.getByLabel('Role').selectOption({ index: 1 });
  const role = await dialog.getByLabel('Role').locator('option:checked').textContent();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(role ?? '', { exact: true })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(menu).toBeHidden();
  expect(await rowsOf(page, 'JobPersonnel', { job_id: project.id })).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(menu).toBeVisible();
  expect(await rowsOf(page, 'JobPersonnel', { job_id: project.id })).toHaveLength(1);
});

test('the coordinates of a project are typed, and an impossible place is refused', async ({ page }) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const project = await newProject(page);
  await openTab(page, project, 'Details');
  await page.getByLabel('Latitude').fill('43.5448');
  await page.getByLabel('Longitude').fill('-80.2482');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record Saved!').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Latitude')).toHaveValue('43.5448');
  await expect(page.getByLabel('Longitude')).toHaveValue('-80.2482');
  await page.getByLabel('Latitude').fill('143');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Latitude must be between -90 and 90.')).toBeVisible();
  expect(await call(page, `Job/find/${project.slug}`)).toMatchObject({ lat: 43.5448, long: -80.2482 });
});

test('an apprentice reads a project, writes messages and fills in forms there, and is offered nothing else', async ({
  page,
  browser,
  complaints,
}) => {
  await openAs(page, 'admin', '/projects/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const project = await newProject(page);
  const crew = await browser.newPage();
  await openAs(crew, 'crew', '/messages');
  await expect(crew.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const { id } = await call<{ id: number }>(crew, 'User/find/me');
  const [apprentice] = await rowsOf<{ id: number }>(page, 'JobPersonnelRole', { title: 'Apprentice' });
  await crew.goto(`/project/${project.slug}/files`);
  await expect(crew.getByText('Project not found.')).toBeVisible();
  await call(page, 'JobPersonnel/save', { job_id: project.id, user_id: id, personnel_role_id: apprentice?.id });

  await crew.reload();
  await expect(crew.getByText('No Files')).toBeVisible();
  await expect(crew.getByRole('button', { name: 'Upload files' })).toHaveCount(0);
  await tab(crew, 'Personnel').click();
  await expect(crew.getByRole('main').getByText('Sam Ortega')).toBeVisible();
  await expect(crew.getByRole('button', { name: /^(Add person|What to do with)/ })).toHaveCount(0);
  await tab(crew, 'Details').click();
  await expect(crew.getByText(project.name).first()).toBeVisible();
  await expect(crew.getByLabel('Latitude')).toHaveCount(0);
  for (const hidden of ['Estimate', 'Purchase orders']) await expect(tab(crew, hidden)).toHaveCount(0);
  await tab(crew, 'Forms').click();
  await expect(crew.getByRole('main').getByRole('link', { name: 'Start a form' }).last()).toBeVisible();
  await tab(crew, 'Messages').click();
  await startThread(crew, project, 'I am at the gate');
  await openTab(crew, project, 'Messages');
  await expect(crew.getByRole('main').getByText('I am at the gate')).toBeVisible();

  const [held] = await rowsOf<{ id: number; version: number }>(page, 'JobPersonnel', { job_id: project.id });
  const refused = [
    ['Job/save', { id: project.id, version: 1, lat: 1 }],
    ['JobPersonnel/save', { job_id: project.id, user_id: id + 1 }],
    ['JobPersonnel/delete', { id: held?.id, version: held?.version }],
    ['JobFile/save', { job_id: project.id, caption: 'Mine' }],
  ] as const;
  for (const [name, fields] of refused) await expect(call(crew, name, fields)).rejects.toThrow(name);
  expect(await rowsOf(page, 'JobPersonnel', { job_id: project.id })).toHaveLength(1);
  expect(await rowsOf(page, 'JobFile', { job_id: project.id })).toEqual([]);
  await crew.close();
  complaints.length = 0;
});

test('in a new company a project has its tabs, and files and messages can be added there', async ({
  page,
  request,
}) => {
  await inOwnCompany(page, request);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/project/new/details');
  await page.getByLabel('Number').fill('1');
  await page.getByLabel('Name').fill('First job');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First job' })).toBeVisible();
  // Its name stands there as soon as it is typed, its address once it is stored.
  await expect(page).toHaveURL(/\/project\/first-job-/);
  // The company may have projects of earlier tests.
  const [, slug = ''] = /\/project\/([^/]+)/.exec(page.url()) ?? [];
  const first = { ...(await call<{ id: number; slug: string }>(page, `Job/find/${slug}`)), name: 'First job' };
  for (const [label, empty] of [
    ['Personnel', 'Nobody works on this project yet'],
    ['Forms', 'No Forms'],
    ['Messages', 'No messages yet'],
    ['Files', 'No Files'],
  ] as const) {
    await tab(page, label).click();
    await expect(page.getByText(empty)).toBeVisible();
  }
  await upload(page, 'first.png');
  // Its row stands there while it is on its way.
  await expect.poll(() => rowsOf(page, 'JobFile', { job_id: first.id })).toHaveLength(1);
  await openTab(page, first, 'Messages');
  await startThread(page, first, 'We have begun');
  await page.goto(`/project/${first.slug}/details`);
  await page.getByLabel('Latitude').fill('43.5');
  await page.getByLabel('Longitude').fill('-80.2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record Saved!').first()).toBeVisible();
});
