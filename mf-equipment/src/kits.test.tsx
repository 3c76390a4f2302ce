// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { equipped } from './testing/equipped.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const part = (id: number) => rowOf('Equipment', { id, slug: `p-${id}`, description: `Part ${id}`, archived: 0 });

beforeEach(() => {
  stored = {
    ...equipped(),
    'EquipmentPlace/get': { data: [] },
    'EquipmentKit/get': {
      data: [
        rowOf('EquipmentKit', {
          id: 7,
          version: 2,
          slug: 'set',
          name: 'Cutting set',
          archived: 0,
          Equipment: [part(1)],
        }),
      ],
    },
    'EquipmentKit/fill': { data: { changed: 2, refused: [] } },
    'EquipmentKit/save': { data: { record_id: 7, slug: 'set' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('a kit is renamed, gets pieces and loses pieces in one dialog', async () => {
  await openRemote(App, '/equipment/places');
  await user.click(await screen.findByRole('button', { name: 'What to do with Cutting set' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the kit' }));
  await user.click(dialog.getByRole('button', { name: /Remove Part 1/ }));
  await user.click(dialog.getByLabelText('Pieces of the kit'));
  await user.click(await screen.findByRole('option', { name: /Scissor lift, EQ-101/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'EquipmentKit/fill')).toEqual([{ id: '7', added: '[5]', removed: '[1]' }]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the dialog says which pieces were not taken, and why', async () => {
  stored['EquipmentKit/fill'] = { data: { changed: 0, refused: [{ id: 1, name: 'Part 1', reason: 'It is locked.' }] } };
  await openRemote(App, '/equipment/places');
  await user.click(await screen.findByRole('button', { name: 'What to do with Cutting set' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the kit' }));
  await user.click(dialog.getByRole('button', { name: /Remove Part 1/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(store.get(alertsAtom)).toMatchObject([
      { type: 'danger', message: 'These pieces stay where they are:', list: ['Part 1: It is locked.'] },
    ]),
  );
});

it('who may only read prints the label of a kit, and changes none', async () => {
  stored['User/find/dana'] = {
    data: person({ role_type: 'Basic', module_permissions: '{"Equipment":{"read":true}}' }),
  };
  await openRemote(App, '/equipment/places');
  expect(await screen.findByRole('button', { name: 'Print the label of Cutting set' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'What to do with Cutting set' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New kit' })).toBeNull();
});
