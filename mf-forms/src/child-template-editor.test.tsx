// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const STORED = [
  {
    key: 's1',
    sectionHeading: 'Work area',
    novel: 1,
    fields: [
      { key: 'area', type: 'text', label: 'Where do you work?', requiredField: 1, novel: { deep: [1] } },
      { key: 'edges', type: 'boolean', label: 'Are edges covered?' },
    ],
  },
  { key: 's2', sectionHeading: 'People', fields: [{ key: 'who', type: 'text', label: 'Who leads?' }] },
];

let server: FormServer;

beforeEach(() => {
  server = formServer();
  server.change({ version: 7, form_json: JSON.stringify(STORED), draft_json: null, published_version: 2 });
  server.stored['FormTemplate/find/toolbox'] = rowOf('FormTemplate', {
    id: 2,
    slug: 'toolbox',
    title: 'Toolbox',
    FormTemplateCategory: { id: 1, slug: 'safety', name: 'Safety' },
    JobPersonnelRole: [],
    EquipmentType: [],
  });
  server.stored['FormChildTemplate/editing'] = { version: 7, editors: [] };
  server.stored['FormChildTemplate/save'] = { record_id: 3, slug: server.slug };
  server.stored['FormChildTemplate/publish'] = { record_id: 3, slug: server.slug, version: 9, number: 3 };
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const user = userEvent.setup();

async function open(): Promise<void> {
  await openRemote(App, `/forms/child-template-editor/toolbox/${server.slug}`);
  await screen.findByRole('heading', { level: 1, name: 'Monday talk' });
}

const drafts = () => server.sent('FormChildTemplate/save').map(({ form }) => form);
const savedDraft = async (count: number) => {
  await waitFor(() => expect(drafts()).toHaveLength(count), { timeout: 5000 });
  return JSON.parse(drafts().at(-1)?.['draft_json'] ?? 'null');
};
/** The answer to a save over a version that a colleague has changed. */
const staleBy = (theirs: unknown) => ({
  errors: ['Somebody else has changed it.'],
  data: {
    version: 8,
    changed_by: { id: 77, name: 'Ana' },
    changed_at: '2026-11-20T08:00:00Z',
    values: { draft_json: JSON.stringify(theirs), form_json: JSON.stringify(STORED) },
  },
  code: 'stale',
});
const properties = () => within(screen.getByRole('complementary', { name: 'Properties' }));
const outline = () => within(screen.getByRole('navigation', { name: 'Outline' }));
const select = (name: string) => user.click(screen.getByRole('button', { name: `Select “${name}”` }));

it('ROUTE158 ROUTE159 what is typed becomes the draft over the version that was read; what is unknown stays', async () => {
  await open();
  await select('Where do you work?');
  const question = properties().getByRole('textbox', { name: 'Question' });
  await user.tripleClick(question);
  await user.paste('Which grid?');
  const saved = await savedDraft(1);
  expect(drafts()[0]).toMatchObject({ id: '3', version: '7' });
  expect(saved[0].fields[0]).toEqual({ ...STORED[0]?.fields[0], label: 'Which grid?' });
  expect(saved[0].novel).toBe(1);
  expect(await screen.findByText(/^Saved \d/)).toBeDefined();
});

it('a question is moved by buttons: the focus follows it, and it is said', async () => {
  await open();
  await user.click(outline().getByRole('button', { name: 'Are edges covered?' }));
  await user.click(outline().getByRole('button', { name: 'Move up' }));
  expect(screen.getByText('Are edges covered? is now 1 of 2 in Work area')).toBeDefined();
  const moved = document.activeElement?.closest('[data-edit]');
  expect(moved?.getAttribute('data-edit')).toBe('edges');
  await user.keyboard('{Control>}z{/Control}');
  const saved = await savedDraft(0).catch(() => null);
  expect(saved).toBeNull();
  expect(
    outline()
      .getAllByRole('button', { name: /\?$/ })
      .map((one) => one.textContent),
  ).toEqual(['Where do you work?', 'Are edges covered?', 'Who leads?']);
});

it('fields are added by kind', async () => {
  await open();
  await select('Are edges covered?');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add field' });
  await user.type(within(dialog).getByRole('searchbox'), 'several choices');
  await user.click(within(dialog).getByRole('button', { name: 'Several choices' }));
  const options = await properties().findByRole('textbox', { name: 'Options, one per line' });
  await user.clear(options);
  await user.click(options);
  await user.paste('1. Hot work\n2. Confined space');
  await waitFor(() => expect(drafts().length).toBeGreaterThan(0), { timeout: 5000 });
  await waitFor(
    () => {
      const fields = JSON.parse(drafts().at(-1)?.['draft_json'] ?? '[]')[0]?.fields;
      expect(fields[2]).toMatchObject({ type: 'select-multi', options: ['Hot work', 'Confined space'] });
    },
    { timeout: 5000 },
  );
});

it('a list of questions is pasted, and deleting is taken back', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list' });
  await user.click(within(dialog).getByRole('textbox', { name: 'Questions, one per line' }));
  await user.paste('- Hard hat on?\n- Vest on?');
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 questions' }));
  expect(outline().getByRole('button', { name: 'Vest on?' })).toBeDefined();
  await select('Hard hat on?');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(outline().queryByRole('button', { name: 'Hard hat on?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(outline().getByRole('button', { name: 'Hard hat on?' })).toBeDefined();
});

it('what a colleague saved meanwhile is merged, and nothing of either is lost', async () => {
  await open();
  await select('Where do you work?');
  const theirs = structuredClone(STORED);
  const [, people] = theirs;
  people?.fields.push({ key: 'phone', type: 'text', label: 'Their phone?' });
  server.refused['FormChildTemplate/save'] = staleBy(theirs);
  await user.type(properties().getByRole('textbox', { name: 'Question' }), '!');
  await waitFor(() => expect(drafts()).not.toHaveLength(0), { timeout: 5000 });
  delete server.refused['FormChildTemplate/save'];
  await waitFor(() => expect(drafts().at(-1)?.['version']).toBe('8'), { timeout: 5000 });
  const saved = JSON.parse(drafts().at(-1)?.['draft_json'] ?? '[]');
  expect(saved[0].fields[0].label).toBe('Where do you work?!');
  expect(saved[1].fields.map(({ key }: { key: string }) => key)).toEqual(['who', 'phone']);
});

it('where both changed the same question in a section, mine stands, one undo shows theirs, and the rest is merged', async () => {
  await open();
  await select('Where do you work?');
  const theirs = structuredClone(STORED);
  const [area, edges] = theirs[0]?.fields ?? [];
  Object.assign(area ?? {}, { label: 'Theirs?', requiredField: 0 });
  Object.assign(edges ?? {}, { label: 'Edges theirs?' });
  server.refused['FormChildTemplate/save'] = staleBy(theirs);
  await user.type(properties().getByRole('textbox', { name: 'Question' }), '!');
  await waitFor(() => expect(drafts()).not.toHaveLength(0), { timeout: 5000 });
  delete server.refused['FormChildTemplate/save'];
  await waitFor(() => expect(drafts().at(-1)?.['version']).toBe('8'), { timeout: 5000 });
  const [section] = JSON.parse(drafts().at(-1)?.['draft_json'] ?? '[]');
  expect(section.fields.map(({ label }: { label: string }) => label)).toEqual(['Where do you work?!', 'Edges theirs?']);
  expect(section.fields[0].requiredField).toBe(0);
  const told = store.get(alertsAtom).map(({ message }) => message);
  expect(told).toContainEqual(expect.stringMatching(/^Changed here and by Ana: “Theirs\?”\./));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(outline().getByRole('button', { name: 'Theirs?' })).toBeDefined();
});

it('without a connection the draft stands on the device, and goes when it is back', async () => {
  await open();
  await select('Where do you work?');
  server.isAway = true;
  await user.type(properties().getByRole('textbox', { name: 'Question' }), '!');
  expect(await screen.findByText('No connection: kept on this device', {}, { timeout: 5000 })).toBeDefined();
  expect(drafts()).toEqual([]);
  cleanup();
  queryClient.clear();
  const kept = Object.entries(localStorage).filter(([name]) => name.startsWith('fieldspan.form-draft'));
  expect(kept.map(([, text]) => String(text).includes('Where do you work?!'))).toEqual([true]);
  // What the closing editor tries once more fails too.
  await new Promise((resolve) => setTimeout(resolve, 50));
  server.isAway = false;
  await open();
  const saved = await savedDraft(1);
  expect(saved[0].fields[0].label).toBe('Where do you work?!');
  expect(properties().queryByRole('textbox', { name: 'Question' })).toBeNull();
  expect(outline().getByRole('button', { name: 'Where do you work?!' })).toBeDefined();
});

it('a draft of a form of the same name at another company, or one that cannot be read, does not come up', async () => {
  const { userId } = store.get(sessionAtom) ?? { userId: 0 };
  const other = { version: 1, base: '[]', mine: '[]' };
  localStorage.setItem(`fieldspan.form-draft ${userId} 99 ${server.slug}`, JSON.stringify(other));
  localStorage.setItem(`fieldspan.form-draft ${userId} 1 ${server.slug}`, '{broken');
  await open();
  expect(outline().getByRole('button', { name: 'Who leads?' })).toBeDefined();
  expect(drafts()).toEqual([]);
});

it('is published over the draft that is stored', async () => {
  await open();
  await select('Where do you work?');
  await user.type(properties().getByRole('textbox', { name: 'Question' }), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.sent('FormChildTemplate/publish')).toHaveLength(1), { timeout: 5000 });
  expect(drafts()).toHaveLength(1);
  expect(server.sent('FormChildTemplate/publish')[0]?.form).toMatchObject({ id: '3', version: '8' });
  expect(await screen.findByText('Version 2, published')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Draft of version 3')).toBeDefined();
});

it('a formula is written with the names of questions and stored with their keys; the new question is scrolled to', async () => {
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = function noted(this: Element) {
    shown.push(this.closest('section') && this.getAttribute('data-edit'));
  };
  await open();
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await user.click(await screen.findByRole('button', { name: 'Calculated value' }));
  await user.click(properties().getByRole('button', { name: 'Insert a question' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Where do you work?' }));
  const formula = properties().getByRole<HTMLTextAreaElement>('textbox', { name: 'Formula' });
  await user.type(formula, ' * 2');
  expect(formula.value).toBe('{Where do you work?} * 2');
  const saved = await savedDraft(1);
  expect(saved[0].fields.at(-1).ext).toMatchObject({ of: 'calculated', formula: '{area} * 2' });
  expect(shown).toContain(saved[0].fields.at(-1).key);
});
