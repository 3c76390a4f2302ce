// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { showField } from './filler/testing/show-field.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const STORED = [
  {
    key: 's1',
    sectionHeading: 'Work area',
    fields: [
      { key: 'edges', type: 'boolean', label: 'Are edges covered?' },
      { key: 'where', type: 'text', label: 'Where not?' },
      { key: 'soil', type: 'select', label: 'Which soil?', options: ['Clay', 'Sand', 'Rock'] },
    ],
  },
  { key: 's2', sectionHeading: 'Trench', fields: [{ key: 'depth', type: 'text', label: 'How deep?' }] },
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

const properties = () => within(screen.getByRole('complementary', { name: 'Properties' }));
const part = (name: string) => within(properties().getByRole('region', { name }));
const select = (name: string) => user.click(screen.getByRole('button', { name: `Select “${name}”` }));
const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
const savedFields = async (check: (sections: typeof STORED) => void) =>
  waitFor(
    () => {
      const { form } = server.sent('FormChildTemplate/save').at(-1) ?? {};
      check(JSON.parse(form?.['draft_json'] ?? '[]'));
    },
    { timeout: 5000 },
  );

async function addRule(answer: string, ...actions: readonly string[]): Promise<void> {
  await user.click(part('Logic').getByRole('button', { name: 'Add a rule' }));
  await choose(`If the answer is ${answer}`);
  const card = within(part('Logic').getByRole('region', { name: `If the answer is ${answer}` }));
  for (const action of actions) {
    await user.click(card.getByRole('button', { name: /^Then/ }));
    await choose(action);
  }
}

it('if the answer is No: a photo is required, remarks are asked for, it warns and stops; N/A has rules of its own', async () => {
  await open();
  await select('Are edges covered?');
  await addRule('No', 'Ask for a photo', 'Ask for remarks', 'Warn', 'Stop until it is understood');
  await user.click(part('Logic').getAllByRole('switch', { name: 'It must be given' })[0] ?? document.body);
  expect(part('Logic').getByText('4 rules')).toBeDefined();
  await user.click(properties().getByRole('switch', { name: 'Allow N/A' }));
  await addRule('N/A', 'Ask for the reason');
  expect(screen.getByText(/^No → photo, remarks, warning, stop until understood · N\/A → reason$/)).toBeDefined();
  await savedFields(([section]) =>
    expect(section?.fields[0]).toMatchObject({
      conditionalImageLabel: 'Photo',
      conditionalImageResponseValue: 0,
      conditionalRemarksResponseValue: 0,
      negativeWarningMessage: 'Tell your supervisor before anyone works here.',
      ext: { v: 1, stop: 0, imageRequired: 1, allowNA: 1, naReason: 1 },
    }),
  );
  await user.click(properties().getByRole('switch', { name: 'Allow N/A' }));
  expect(part('Logic').queryByRole('region', { name: 'If the answer is N/A' })).toBeNull();
  const card = within(part('Logic').getByRole('region', { name: 'If the answer is No' }));
  await user.click(card.getByRole('button', { name: 'Take out: Warn' }));
  expect(document.activeElement?.textContent).toBe('Then also…');
  await user.click(card.getByRole('button', { name: 'Delete these rules' }));
  await savedFields(([section]) =>
    expect(section?.fields[0]).toEqual({ ...STORED[0]?.fields[0], ext: { v: 1, imageRequired: 1 } }),
  );
});

it('a question is shown only after an answer, a section only after several, each undone by itself', async () => {
  await open();
  await select('Where not?');
  await user.click(part('When it is shown').getByRole('button', { name: 'Show it only when…' }));
  await user.click(part('When it is shown').getByRole('radio', { name: 'No' }));
  expect(screen.getByText('“Are edges covered?” is No')).toBeDefined();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Outline' })).getByRole('button', { name: /^2 Trench/ }),
  );
  await user.click(part('When it is shown').getByRole('button', { name: 'Show it only when…' }));
  await user.click(part('When it is shown').getByRole('button', { name: 'Add a condition' }));
  await user.click(part('When it is shown').getByRole('radio', { name: 'One of them' }));
  const [first] = part('When it is shown').getAllByRole('combobox', { name: 'The question' });
  await user.selectOptions(first ?? document.body, 'Where not?');
  const [answer] = part('When it is shown').getAllByRole('combobox', { name: 'Its answer' });
  await user.selectOptions(answer ?? document.body, 'is answered');
  await savedFields(([area, trench]) => {
    expect(area?.fields[1]).toMatchObject({ ext: { visibleIf: { all: [{ key: 'edges', is: 0 }] } } });
    expect(trench).toMatchObject({
      ext: {
        visibleIf: {
          any: [
            { key: 'where', answered: true },
            { key: 'soil', is: 'Clay' },
          ],
        },
      },
    });
  });
  expect(screen.getByText('Only shown when one of these is true', { selector: 'div' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await savedFields(([, trench]) =>
    expect(trench).toMatchObject({
      ext: {
        visibleIf: {
          any: [
            { key: 'soil', is: 'Clay' },
            { key: 'soil', is: 'Clay' },
          ],
        },
      },
    }),
  );
});

it('a Yes that stops is no good answer, and then No is', () => {
  showField({ type: 'boolean', ext: { v: 1, stop: [1, 'N/A'], allowNA: 1 } });
  const tones = screen.getAllByRole('radio').map((one) => one.closest('[data-tone]')?.getAttribute('data-tone'));
  expect(tones).toEqual(['alarming', 'good', 'alarming']);
  cleanup();
  showField({ type: 'boolean' });
  const plain = screen.getAllByRole('radio').map((one) => one.closest('[data-tone]')?.getAttribute('data-tone'));
  expect(plain).toEqual(['good', 'bad']);
});
