// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { speak } from '@fieldspan/ui/i18n';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const sum = (key: string, formula: string) => ({
  key,
  type: 'text',
  label: key,
  ext: { v: 1, of: 'calculated', formula },
});

const STORED = [
  {
    key: 's1',
    sectionHeading: 'Work area',
    fields: [
      sum('unread', 'nowhere + 1'),
      sum('broken', 'sum(1'),
      { key: 'where', type: 'text', label: 'Where?', ext: { v: 1, visibleIf: { all: [{ key: 'gone', is: 1 }] } } },
      {
        key: 'rows',
        type: 'table',
        label: 'Crew',
        columns: ['Sketch'],
        ext: { v: 1, of: 'repeat', fields: [{ key: 'p', type: 'whiteboard', label: 'Sketch' }] },
      },
    ],
  },
];

let server: FormServer;

beforeEach(() => {
  server = formServer();
  server.change({ version: 7, form_json: JSON.stringify(STORED), draft_json: null, published_version: 2 });
  server.stored['FormChildTemplate/editing'] = { version: 7, editors: [] };
});
afterEach(() => {
  speak('en');
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const user = userEvent.setup();
const told = (english: string) => `⟦${english}⟧`;

it('what the check finds is said in the reader’s language, conditions and formulas too', async () => {
  speak('en-XA', told);
  await openRemote(App, `/forms/child-template-editor/toolbox/${server.slug}`);
  await screen.findByRole('heading', { level: 1, name: 'Monday talk' });
  await user.click(await screen.findByRole('button', { name: '⟦4 errors⟧' }));
  const found = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(found).toEqual([
    '1. ⟦unread: ⟦Its formula reads the question “nowhere”, which is not there.⟧⟧',
    '2. ⟦broken: ⟦Its formula cannot be read: ⟦A “)” is missing.⟧⟧⟧',
    '3. ⟦Where?: ⟦Its condition reads the question “gone”, which is not there.⟧⟧',
    '4. ⟦Crew: ⟦“Sketch” cannot stand in a row.⟧⟧',
  ]);
});

it('a form with errors is not sent to be published: they are named, and the first is opened', async () => {
  await openRemote(App, `/forms/child-template-editor/toolbox/${server.slug}`);
  await screen.findByRole('heading', { level: 1, name: 'Monday talk' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(server.sent('FormChildTemplate/publish')).toEqual([]);
  expect(store.get(alertsAtom).at(-1)).toMatchObject({
    message: 'Not published: it has errors.',
    list: expect.arrayContaining(['Its formula cannot be read: A “)” is missing.']),
  });
  const properties = within(screen.getByRole('complementary', { name: 'Properties' }));
  expect(properties.getByText('Its formula reads the question “nowhere”, which is not there.')).toBeDefined();
  const outline = within(screen.getByRole('navigation', { name: 'Outline' }));
  expect(outline.getAllByLabelText('Has an error')).toHaveLength(4);
});
