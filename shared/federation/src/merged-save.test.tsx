// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRecordForm } from './record-form.ts';
import { openRemote } from './testing/open-remote.tsx';
import { OWN_ID, signInAfresh } from './testing/sign-in-afresh.ts';

type Answer = { status?: number; body: object };

const user = userEvent.setup();
const FIELDS = ['job_name', 'address', 'customer_id'] as const;

/** A form over project 7, read at version 3, or over a new one. */
const formOver = (id: number | null) => () => {
  const form = useRecordForm({
    model: 'Job',
    id,
    version: id === null ? null : 3,
    initial: id === null ? { job_name: '' } : { job_name: 'North', address: 'Stone Road', customer_id: 4 },
    labels: { job_name: 'Name' },
  });
  return (
    <>
      {FIELDS.map((name) => (
        <input
          key={name}
          aria-label={name}
          value={form.values[name] ?? ''}
          onChange={({ target }) => form.set(name, target.value)}
        />
      ))}
      <output>{form.isDirty ? 'unsaved' : 'saved'}</output>
      <button type="button" disabled={!form.isDirty} onClick={form.save}>
        Save the form
      </button>
      {form.question}
    </>
  );
};

let answers: (Answer | 'lost')[];
let asked: Request[];

const saved = { body: { data: { record_id: 7, slug: 'n' } } };
const stale = (values: object, by: { id: number; name: string } | null = { id: 9, name: 'Ana Roy' }) => ({
  status: 409,
  body: {
    success: false,
    code: 'stale',
    errors: ['Ana Roy changed this project.'],
    data: { version: 4, changed_by: by, changed_at: new Date(Date.now() - 190_000).toISOString(), values },
  },
});

beforeEach(() => {
  signInAfresh();
  asked = fakeServer(({ call }) => {
    if (call === 'Contact/find/5') return { body: { data: { id: 5, slug: 'm', name: 'Mill & Sons' } } };
    if (call === 'Contact/find/6') return { body: { success: false, errors: ['Contact not found.'] } };
    if (call !== 'Job/save') return { body: { data: [] } };
    const answer = answers.shift() ?? saved;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
});
afterEach(cleanup);

const open = (id: number | null) => openRemote(formOver(id), '/project/7/edit');
const sent = async () =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith('/api/Job/save'))
      .map(async (request) => Object.fromEntries(await request.clone().formData())),
  );
const type = async (name: string, text: string) => {
  await user.clear(screen.getByLabelText(name));
  await user.type(screen.getByLabelText(name), text);
};
const save = () => user.click(screen.getByRole('button', { name: 'Save the form' }));
const said = () => store.get(alertsAtom).map(({ message }) => message);

describe('a save over what somebody else changed meanwhile', () => {
  it('keeps both if they changed different fields, and says so', async () => {
    answers = [stale({ job_name: 'North', address: 'Main Street', customer_id: 4 })];
    await open(7);
    await type('job_name', 'North wing');
    await save();
    await waitFor(() => expect(said()).toEqual(['Saved, together with what Ana Roy changed meanwhile.']));
    expect(await sent()).toEqual([
      { id: '7', version: '3', job_name: 'North wing' },
      { id: '7', version: '4', job_name: 'North wing' },
    ]);
  });

  it('asks if both changed the same field, by keyboard, and saves the choice', async () => {
    answers = [stale({ job_name: 'South', address: 'Stone Road', customer_id: 5 })];
    await open(7);
    await type('job_name', 'North wing');
    await type('customer_id', '6');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else meanwhile' });
    expect(dialog.textContent).toContain('Ana Roy, 3 minutes ago');
    expect(dialog.textContent).toContain('Mill & Sons');
    const confirm = screen.getByRole('button', { name: 'Save' });
    expect(confirm).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: /North wing/ }));
    await user.click(screen.getByRole('radio', { name: /Mill & Sons/ }));
    confirm.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await sent()).toHaveLength(2));
    expect((await sent())[1]).toEqual({ id: '7', version: '4', job_name: 'North wing' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('continues with the existing record if there can be only one, and merges into it', async () => {
    answers = [stale({ id: 9, job_name: '' }), stale({ id: 9, job_name: '' })];
    await open(null);
    await type('job_name', 'North');
    await save();
    await waitFor(() => expect(said()).toContain('Saved, together with what Ana Roy changed meanwhile.'));
    const [first, ...later] = await sent();
    expect(first).toMatchObject({ job_name: 'North', client_key: expect.any(String) });
    expect(later).toEqual([
      { id: '9', version: '0', job_name: 'North' },
      { id: '9', version: '4', job_name: 'North' },
    ]);
  });

  it('loses nothing that was typed when the person goes back to the form', async () => {
    answers = [stale({ job_name: 'South', address: 'Stone Road', customer_id: 4 })];
    await open(7);
    await type('job_name', 'North wing');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(screen.getByLabelText('job_name')).toHaveProperty('value', 'North wing');
    expect(screen.getByRole('status').textContent).toBe('unsaved');
    expect(await sent()).toHaveLength(1);
  });

  it('asks again if it was changed once more while the person chose', async () => {
    answers = [
      stale({ job_name: 'South', address: 'Stone Road', customer_id: 4 }),
      stale({ job_name: 'West', address: 'Stone Road', customer_id: 4 }),
    ];
    await open(7);
    await type('job_name', 'North wing');
    await save();
    for (const theirs of [/South/, /West/]) {
      await screen.findByRole('radio', { name: theirs });
      await user.click(screen.getByRole('radio', { name: /North wing/ }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
    }
    await waitFor(async () => expect(await sent()).toHaveLength(3));
  });

  it('does not mention others if the other change was one’s own', async () => {
    answers = [stale({ job_name: 'North', address: 'Main', customer_id: 4 }, { id: OWN_ID, name: 'Dana' })];
    await open(7);
    await type('job_name', 'North wing');
    await save();
    await waitFor(() => expect(said()).toEqual(['Record Saved!']));
  });
});

describe('a form for a new record', () => {
  it('creates one record, however often it is sent', async () => {
    answers = ['lost'];
    await open(null);
    await type('job_name', 'North');
    await save();
    await waitFor(async () => expect(await sent()).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save the form' })).toHaveProperty('disabled', false),
    );
    await type('job_name', 'North wing');
    await save();
    await waitFor(async () => expect(await sent()).toHaveLength(3));
    const [first, second, third] = await sent();
    expect(second?.['client_key']).toBe(first?.['client_key']);
    expect(third).toEqual({ id: '7', job_name: 'North wing' });
  });

  it('is sent once by a double press, and creates another record with another key', async () => {
    answers = [];
    await open(null);
    await type('job_name', 'North');
    await user.dblClick(screen.getByRole('button', { name: 'Save the form' }));
    await waitFor(() => expect(said()).toHaveLength(1));
    const keys = (await sent()).map(({ client_key }) => client_key);
    expect(new Set(keys).size).toBe(1);
    await type('job_name', 'South');
    await save();
    await waitFor(async () => expect(new Set((await sent()).map(({ client_key }) => client_key)).size).toBe(2));
  });
});
