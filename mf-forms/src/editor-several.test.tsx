// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const question = (key: string, more: object = {}) => ({ key, type: 'text', label: `${key}?`, ...more });
const STORED = [
  {
    key: 's1',
    sectionHeading: 'One',
    fields: [
      question('a'),
      question('b', { ext: { v: 1, visibleIf: { all: [{ key: 'a', is: 'x' }] } } }),
      question('c'),
    ],
  },
  { key: 's2', sectionHeading: 'Two', fields: [question('d')] },
];

let server: FormServer;

beforeEach(() => {
  server = formServer();
  server.change({ version: 7, form_json: JSON.stringify(STORED), draft_json: null, published_version: 2 });
  server.stored['FormChildTemplate/editing'] = { version: 7, editors: [] };
  server.stored['FormChildTemplate/save'] = { record_id: 3, slug: server.slug };
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

const outline = () => within(screen.getByRole('navigation', { name: 'Outline' }));
const row = (name: string) => outline().getByRole('button', { name: (said) => said.startsWith(name) });
const rows = () =>
  outline()
    .getAllByRole('button', { name: /^[a-d]\?/ })
    .map(({ textContent }) => textContent);
const chosen = () =>
  outline()
    .getAllByRole('button', { name: /^[a-d]\?/ })
    .flatMap((one) => (one.getAttribute('aria-pressed') === 'true' ? [one.textContent] : []));
const draft = () => JSON.parse(server.sent('FormChildTemplate/save').at(-1)?.form['draft_json'] ?? '[]');

it('several questions are chosen with the keys, move together, and are undone together', async () => {
  await open();
  await user.click(row('b?'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['b?', 'c?']);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(rows()).toEqual(['b?', 'c?', 'a?', 'd?']);
  expect(chosen()).toEqual(['b?', 'c?']);
  expect(screen.getByText('2 questions are now in One')).toBeDefined();
  expect(document.activeElement).toBe(row('b?'));
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual(['a?', 'b?', 'c?', 'd?']);
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toEqual(['a?', 'b?', 'c?']);
});

it('for thumbs: questions are chosen one by one, moved to a section, and deleted; what was deleted comes back', async () => {
  await open();
  await user.click(outline().getByRole('button', { name: 'Choose several questions' }));
  await user.click(row('a?'));
  await user.click(row('c?'));
  const bar = within(screen.getByRole('toolbar', { name: 'Chosen questions' }));
  expect(bar.getByText('2 questions')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Move to…' }));
  await user.click(await screen.findByRole('menuitem', { name: '2 Two' }));
  expect(rows()).toEqual(['b?', 'd?', 'a?', 'c?']);
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  expect(rows()).toEqual(['b?', 'd?']);
  await user.click(row('d?'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await store
    .get(alertsAtom)
    .find(({ message }) => message === '2 questions removed')
    ?.undo?.();
  await waitFor(() => expect(rows()).toEqual(['b?', 'd?', 'a?', 'c?']));
});

it('questions are copied with what they read of each other, cut, and pasted into another form', async () => {
  await open();
  await user.click(row('a?'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}c{/Control}');
  await user.click(row('d?'));
  await user.keyboard('{Control>}x{/Control}');
  expect(rows()).toEqual(['a?', 'b?', 'c?']);
  await user.click(row('a?'));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}c{/Control}');
  cleanup();
  queryClient.clear();
  server.change({ id: 4, version: 2, form_json: JSON.stringify([{ key: 'n', sectionHeading: 'New', fields: [] }]) });
  await open();
  await user.click(screen.getByRole('button', { name: 'Paste 2 questions' }));
  expect(rows()).toEqual(['a?', 'b?']);
  await waitFor(() => expect(draft()[0]?.fields).toHaveLength(2), { timeout: 5000 });
  const [first, second] = draft()[0].fields;
  expect(['a', 'b']).not.toContain(first.key);
  expect(second.ext.visibleIf.all).toEqual([{ key: first.key, is: 'x' }]);
});

it('what is taken back before it was sent counts as saved, and nothing is sent', async () => {
  await open();
  await user.click(row('a?'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByText('Not saved yet')).toBeDefined();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Saved', {}, { timeout: 5000 })).toBeDefined();
  expect(server.sent('FormChildTemplate/save')).toEqual([]);
});

it('what is typed into a box, or copied from a text, is left to the browser', async () => {
  await open();
  await user.click(row('a?'));
  const box = screen.getByRole('textbox', { name: 'Question' });
  await user.click(box);
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(rows()).toEqual(['b?', 'c?', 'd?']);
  expect(row('Short answer').getAttribute('aria-pressed')).toBe('true');
});
