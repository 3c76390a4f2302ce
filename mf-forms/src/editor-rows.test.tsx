// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { lintTemplate } from '@fieldspan/domain/form/lint-template';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

const user = userEvent.setup();

const STORED = [
  {
    key: 's1',
    sectionHeading: 'Crew',
    fields: [
      {
        key: 'crew',
        type: 'table',
        label: 'Hours',
        columns: ['Who', 'Hours'],
        ext: {
          v: 1,
          of: 'repeat',
          max: 9,
          fields: [
            { key: 'who', label: 'Who', type: 'text', novel: 1 },
            { key: 'hours', label: 'Hours', type: 'text' },
          ],
        },
      },
    ],
  },
];

it('questions of the rows have kinds, options and formulas, and stay the columns of a table', async () => {
  const server = formServer();
  server.change({ version: 7, form_json: JSON.stringify(STORED), draft_json: null, published_version: 2 });
  server.stored['FormChildTemplate/editing'] = { version: 7, editors: [] };
  server.stored['FormChildTemplate/save'] = { record_id: 3, slug: server.slug };
  await openRemote(App, `/forms/child-template-editor/toolbox/${server.slug}`);
  await user.click(await screen.findByRole('button', { name: 'Select “Hours”' }));
  const rows = within(screen.getByRole('group', { name: 'Questions of each row' }));
  await user.selectOptions(rows.getByRole('combobox', { name: 'Kind of “Hours”' }), 'Number');
  await user.click(rows.getByRole('button', { name: 'Add a question to each row' }));
  await user.selectOptions(rows.getByRole('combobox', { name: 'Kind of “New question”' }), 'Calculated value');
  await user.click(rows.getByRole('textbox', { name: 'Formula' }));
  await user.paste('{Hours} * 2');
  await user.click(rows.getByRole('button', { name: 'Move “New question” up' }));
  await waitFor(
    () => {
      const json = server.sent('FormChildTemplate/save').at(-1)?.form['draft_json'] ?? '[]';
      const [field] = JSON.parse(json)[0]?.fields ?? [];
      expect(field?.columns).toEqual(['Who', 'New question', 'Hours']);
      expect(field?.ext).toMatchObject({ of: 'repeat', max: 9 });
      const [who, sum, hours] = field.ext.fields;
      expect(who).toEqual({ key: 'who', label: 'Who', type: 'text', novel: 1 });
      expect(sum).toMatchObject({ type: 'text', ext: { of: 'calculated', formula: '{hours} * 2' } });
      expect(hours).toMatchObject({ key: 'hours', type: 'text', ext: { of: 'number' } });
      expect(lintTemplate(json)).toEqual([]);
    },
    { timeout: 5000 },
  );
});

it('a question of the rows has rules and a condition, and may be a picture', async () => {
  const server = formServer();
  server.change({ version: 7, form_json: JSON.stringify(STORED), draft_json: null, published_version: 2 });
  server.stored['FormChildTemplate/editing'] = { version: 7, editors: [] };
  server.stored['FormChildTemplate/save'] = { record_id: 3, slug: server.slug };
  await openRemote(App, `/forms/child-template-editor/toolbox/${server.slug}`);
  await user.click(await screen.findByRole('button', { name: 'Select “Hours”' }));
  const rows = within(screen.getByRole('group', { name: 'Questions of each row' }));
  await user.selectOptions(rows.getByRole('combobox', { name: 'Kind of “Who”' }), 'Yes or no');
  await user.selectOptions(rows.getByRole('combobox', { name: 'Kind of “Hours”' }), 'Photos');
  await user.click(rows.getByRole('button', { name: 'Rules and more of “Who”' }));
  const who = within(await screen.findByRole('dialog', { name: 'Who' }));
  await user.click(who.getByRole('button', { name: 'Add a rule' }));
  await user.click(await screen.findByRole('menuitem', { name: 'If the answer is No' }));
  await user.click(who.getByRole('button', { name: 'Then…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Warn' }));
  await user.click(who.getByRole('button', { name: 'Done' }));
  await user.click(await rows.findByRole('button', { name: 'Rules and more of “Hours”' }));
  const hours = within(await screen.findByRole('dialog', { name: 'Hours' }));
  await user.click(hours.getByRole('switch', { name: 'Must be answered' }));
  await user.click(hours.getByRole('button', { name: 'Show it only when…' }));
  await user.click(hours.getByRole('button', { name: 'Done' }));
  await waitFor(
    () => {
      const json = server.sent('FormChildTemplate/save').at(-1)?.form['draft_json'] ?? '[]';
      const [one, two] = JSON.parse(json)[0]?.fields[0]?.ext.fields ?? [];
      expect(one).toMatchObject({ key: 'who', type: 'boolean', negativeWarningMessage: expect.any(String) });
      expect(two).toMatchObject({
        type: 'image',
        requiredField: 1,
        ext: { visibleIf: { all: [{ key: 'who', is: 1 }] } },
      });
      expect(lintTemplate(json)).toEqual([]);
    },
    { timeout: 5000 },
  );
});
