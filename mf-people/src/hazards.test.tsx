// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const task = Object.assign(rowOf('SafetyJobTask', { id: 4, slug: 'weld', description: 'Welding' }), {
  SafetyHazard: [{ id: 11, slug: 'burns', description: 'Burns', version: 1 }],
  SafetyControl: [{ id: 12, slug: 'permit', description: 'Hot work permit', version: 1 }],
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'SafetyJobTask/get': { data: [task], meta: { count: 1, num_pages: 1 } },
    'SafetyJobTask/find/weld': { data: task },
    'SafetyHazard/save': { data: { record_id: 13, slug: 'fumes' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('the hazard library', () => {
  it('shows each task with its hazards and controls', async () => {
    await open('/safety/hazards');
    expect(await screen.findByText('Welding')).toBeDefined();
    expect(screen.getByText('Burns')).toBeDefined();
    expect(screen.getByText('Hot work permit')).toBeDefined();
    expect(screen.getByRole('link', { name: 'New task' })).toBeDefined();
  });

  it('gets a hazard where its task is open', async () => {
    await open('/safety/hazards?open=weld');
    await user.click(await screen.findByRole('button', { name: 'New hazard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New hazard' }));
    await user.type(dialog.getByRole('textbox', { name: /^Hazard/ }), 'Fumes');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await savedForms(asked, 'SafetyHazard/save')).toEqual([
      expect.objectContaining({ description: 'Fumes', task_id: '4' }),
    ]);
  });

  it('is only read by people who do not write forms', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open('/safety/hazards?open=weld');
    expect((await screen.findAllByText('Hot work permit')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'New hazard' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New task' })).toBeNull();
  });
});
