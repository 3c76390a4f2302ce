// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { repeatRows } from '@fieldspan/domain/form/repeat-rows';
import { afterEach, expect, it } from 'vitest';
import { showField } from './testing/show-field.tsx';

afterEach(cleanup);

const FIELDS = [
  { key: 'where', type: 'text', label: 'Where' },
  {
    key: 'safe',
    type: 'boolean',
    label: 'Safe?',
    requiredField: 1,
    negativeWarningMessage: 'Close it off.',
    conditionalRemarksLabel: 'What is wrong?',
    conditionalRemarksResponseValue: 0,
  },
  { key: 'by', type: 'text', label: 'Seen by', ext: { v: 1, visibleIf: { all: [{ key: 'safe', is: 1 }] } } },
];

const LADDERS = { type: 'table', label: 'Ladders', ext: { v: 1, of: 'repeat', fields: FIELDS } };

const user = userEvent.setup();

it('a row shows what its own answers ask for, and warns at its question', async () => {
  const shown = showField(LADDERS);
  await user.click(screen.getByRole('button', { name: 'Add the first' }));
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  const [first, second] = screen.getAllByRole('textbox', { name: 'Where' });
  if (first) await user.type(first, 'Bay 1');
  if (second) await user.type(second, 'Bay 2');
  expect(screen.queryByLabelText('Seen by')).toBeNull();
  const [yes] = screen.getAllByRole('radio', { name: 'Yes' });
  const [, no] = screen.getAllByRole('radio', { name: 'No' });
  if (yes) await user.click(yes);
  if (no) await user.click(no);
  await user.type(screen.getByRole('textbox', { name: 'Seen by' }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'A rung');
  expect(screen.getByText('Close it off.')).toBeDefined();
  expect(repeatRows({ raw: LADDERS }, shown.answer() ?? {})).toEqual([
    { where: { value: 'Bay 1' }, safe: { value: 1 }, by: { value: 'Ana' } },
    { where: { value: 'Bay 2' }, safe: { value: 0, remarks: 'A rung' } },
  ]);
});

it('a check says at each question of a row what is wrong there', async () => {
  const { store } = showField(LADDERS);
  await user.click(screen.getByRole('button', { name: 'Add the first' }));
  act(() => store.next());
  await waitFor(() => expect(screen.getByText('This needs an answer.')).toBeDefined());
  expect(screen.getByText('Row 1, Safe?: This needs an answer.')).toBeDefined();
});
