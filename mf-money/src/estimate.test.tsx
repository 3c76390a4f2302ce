// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { EstimatePanel } from './estimates/estimate-panel.tsx';

const open = (more: object = {}) =>
  openPart(EstimatePanel, {
    project: { id: 41, slug: 'stone-road', name: 'Stone Road', isEstimateLocked: false, ...more },
  });

const LINES = '[{"title":"Labour","amount":900},{"title":"Material","amount":100.5}]';
const estimate = {
  data: [{ id: 7, slug: 'e', version: 3, estimate_json: LINES, total: 1000.5 }],
  meta: { count: 1, num_pages: 1 },
};

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'JobEstimate/save': { data: { record_id: 7, slug: 'e' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const said = () => store.get(alertsAtom).map(({ type, message }) => ({ type, message }));
const saved = () => savedForms(asked, 'JobEstimate/save');
const linesOf = ([first]: Record<string, unknown>[]): unknown => JSON.parse(String(first?.['estimate_json']));
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const line = async (name: string) => within(await screen.findByRole('group', { name }));

describe('the estimate of a project', () => {
  it('ERR019 says Estimate saved, and sends the lines with their total', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Add a line' }));
    const first = await line('Line 1');
    await user.type(first.getByRole('spinbutton', { name: 'Amount ($)' }), '250.25');
    await user.type(first.getByRole('textbox', { name: 'What' }), 'L');
    await save();
    await vi.waitFor(() => expect(said()).toEqual([{ type: 'saved', message: 'Estimate saved' }]));
    expect(await saved()).toEqual([
      { estimate_json: expect.any(String), total: '250.25', job_id: '41', client_key: expect.any(String) },
    ]);
    expect(linesOf(await saved())).toEqual([{ key: expect.any(String), title: 'L', amount: 250.25 }]);
  });

  it('changes the existing estimate, and computes its total again', async () => {
    stored['JobEstimate/get'] = estimate;
    await open();
    await user.click((await line('Labour')).getByRole('button', { name: 'Remove Labour' }));
    expect(await screen.findByText('$100.50')).toBeDefined();
    await save();
    await vi.waitFor(async () =>
      expect(await saved()).toEqual([
        { id: '7', version: '3', estimate_json: expect.any(String), total: '100.5', job_id: '41' },
      ]),
    );
    expect(linesOf(await saved())).toEqual([{ key: '#1', title: 'Material', amount: 100.5 }]);
  });

  it('keeps the lines that two people added at once, and adds them all up', async () => {
    stored['JobEstimate/get'] = estimate;
    stored['JobEstimate/save'] = {
      status: 409,
      success: false,
      code: 'stale',
      errors: ['Changed.'],
      next: { data: { record_id: 7, slug: 'e' } },
      data: {
        version: 4,
        changed_by: { id: 9, name: 'Ana Roy' },
        changed_at: '2026-11-20T08:00:00Z',
        values: { estimate_json: `${LINES.slice(0, -1)},{"key":"v","title":"Valves","amount":50}]`, total: 1050.5 },
      },
    };
    await open();
    await user.click(await screen.findByRole('button', { name: 'Add a line' }));
    const third = await line('Line 3');
    await user.type(third.getByRole('spinbutton', { name: 'Amount ($)' }), '7');
    await save();
    await vi.waitFor(async () => expect(await saved()).toHaveLength(2));
    const [, second] = await saved();
    expect(second).toMatchObject({ id: '7', version: '4', total: '1057.5' });
    expect(linesOf([second ?? {}])).toMatchObject([
      { title: 'Labour' },
      { title: 'Material' },
      { title: '', amount: 7 },
      { title: 'Valves', amount: 50 },
    ]);
    await vi.waitFor(() =>
      expect(said()).toEqual([{ type: 'saved', message: 'Saved, together with what Ana Roy changed meanwhile.' }]),
    );
  });

  it('is read-only once it is locked', async () => {
    stored['JobEstimate/get'] = estimate;
    await open({ isEstimateLocked: true });
    expect(await screen.findByText('$900.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
