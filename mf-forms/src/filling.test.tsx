// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from './app.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

const STOP =
  'You have provided answers that indicate you are not ready to proceed. Please contact your supervisor immediately.';

let server: FormServer;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const open = (more = '') => openRemote(App, `/do-form/${server.slug}${more}`);

const toTheEnd = async () => {
  await fillFirst();
  await next();
  await next();
};

const swipe = (target: Element, by: number) => {
  fireEvent.touchStart(target, { touches: [{ clientX: 300, clientY: 100 }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: 300 + by, clientY: 104 }] });
};

describe('filling a form', () => {
  it('FORM005 FORM006 FORM007 FORM008 shows one section at a time, with Back and the label of Next', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Work area' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back' }).hasAttribute('disabled')).toBe(true);
    await fillFirst();
    await next();
    expect(screen.getByRole('heading', { name: 'People' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Work area' })).toBeNull();
  });

  it('FORM021 FORM027 ERR027 stays and says why: what is missing is marked, a wrong answer has its message', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Work area' });
    await next();
    const area = screen.getByLabelText(/Where do you work/);
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(area);
    expect(screen.getByText(STOP)).toBeDefined();
    await fillFirst();
    expect(screen.queryByText(STOP)).toBeNull();
    const user = userEvent.setup();
    await user.click(within(screen.getByRole('radiogroup', { name: /fall protection/ })).getByLabelText('No'));
    await next();
    expect(screen.getByText(STOP)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Work area' })).toBeDefined();
  });

  it('FORM061 has nothing chosen at first', async () => {
    await open();
    const group = await screen.findByRole('radiogroup', { name: /fall protection/ });
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([false, false]);
  });

  it('FORM057 starts with the defaults of the application', async () => {
    await open();
    await fillFirst();
    await next();
    expect(screen.getByLabelText<HTMLInputElement>('Who leads?').value).toBe('Dana');
  });

  it('FORM012 FORM013 FORM014 FORM015 ends with Complete!: acknowledgement, participants, Submit Form', async () => {
    await open();
    await fillFirst();
    await next();
    await next();
    expect(await screen.findByRole('heading', { name: 'Complete!' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Acknowledgement' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Participants' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Submit Form' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I understand: Next' })).toBeNull();
  });

  it('ERR026 is not submitted unsigned: the form says so, and the message can be closed', async () => {
    await open();
    await fillFirst();
    await next();
    await next();
    await press('Submit Form');
    expect(await screen.findByText("You must sign the form to continue, or click 'Skip Signature'")).toBeDefined();
    expect(server.sent('CompanyForm/save')).toEqual([]);
    await press('Dismiss');
    expect(screen.queryByText(/You must sign the form/)).toBeNull();
  });

  it('FORM082 reports once to the server that it was opened', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Work area' });
    await waitFor(() => expect(server.sent('CompanyForm/start-log')).toHaveLength(1));
    expect(server.sent('CompanyForm/start-log')[0]?.form).toMatchObject({
      form_child_template_id: '3',
      template_title: 'Toolbox',
      child_template_description: 'Monday talk',
    });
  });

  it('ERR042 continues if another call fails', async () => {
    delete server.stored['Company/find/1'];
    await open();
    expect(await screen.findByRole('heading', { name: 'Work area' })).toBeDefined();
  });
});

describe('submitting a form', () => {
  it('FORM018 FORM004 CONST021 CONST022 ERR036 signed it is stored with its answers, and the draft is removed', async () => {
    await open();
    await toTheEnd();
    await skipSignature();
    expect(await screen.findByRole('heading', { name: 'Form Complete!' })).toBeDefined();
    await press('Submit Form');
    expect(
      await screen.findByText(/^Form saved with 1 participants! \(.+\)\. Signature record ids: 11$/),
    ).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Form number 000000123' })).toBeDefined();
    const [saved] = server.sent('CompanyForm/save');
    expect(saved?.form).toMatchObject({ child_template_id: '3' });
    const sections: unknown = JSON.parse(saved?.form['form_json'] ?? '');
    expect(sections).toMatchObject([
      { fields: [{ value: 'Level 3' }, { value: 1 }] },
      { fields: [{ label: 'Who leads?', value: 'Dana' }] },
    ]);
    await press('Fill it in once more');
    expect((await screen.findByLabelText<HTMLInputElement>(/Where do you work/)).value).toBe('');
  });

  it('goes back to what is missing if the answers are from another day', async () => {
    await open();
    await toTheEnd();
    await skipSignature();
    cleanup();
    const [section] = [
      { sectionHeading: 'Work area', fields: [{ key: 'new', type: 'text', label: 'New?', requiredField: 1 }] },
    ];
    server.change({ form_json: JSON.stringify([section]) });
    queryClient.clear();
    await open();
    await press('Submit Form');
    expect((await screen.findByLabelText(/New\?/)).getAttribute('aria-invalid')).toBe('true');
    expect(server.sent('CompanyForm/save')).toEqual([]);
  });
});

describe('a form for a service call', () => {
  it('FORM083 a worksheet shows which call it belongs to', async () => {
    const service = { id: 77, slug: 's-77', job_num: 'S-77', job_name: 'Boiler', User: [], lat: null, long: null };
    const words = {
      customer_name_cache: null,
      address: null,
      city: null,
      province: null,
      country: null,
      postal_code: null,
    };
    server.stored['Service/find/s-77'] = { ...service, ...words };
    server.change({}, { is_worksheet_form: 1 });
    await open('?service=s-77');
    expect(await screen.findByText('For S-77 Boiler')).toBeDefined();
    await fillFirst();
    await next();
    await next();
    await skipSignature();
    await press('Submit Form');
    await waitFor(() => expect(server.sent('CompanyForm/save')).toHaveLength(1));
    expect(server.sent('CompanyForm/save')[0]?.form).toMatchObject({ service_id: '77', worksheet_id: '77' });
  });
});

it('FORM016 a child template shows all its sections at once, without navigation', async () => {
  await open('/preview');
  expect(await screen.findByRole('heading', { name: 'Work area' })).toBeDefined();
  const people = screen.getByRole('heading', { name: 'People' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I understand: Next' })).toBeNull();
  swipe(people, -200);
  expect(screen.getByRole('heading', { name: 'People' })).toBeDefined();
  expect(server.sent('CompanyForm/start-log')).toEqual([]);
});

describe('swiping', () => {
  it('FORM009 left goes to the next section with the same checks, right goes back', async () => {
    await open();
    const heading = await screen.findByRole('heading', { name: 'Work area' });
    swipe(heading, -200);
    expect(await screen.findByText(STOP)).toBeDefined();
    await fillFirst();
    swipe(screen.getByRole('heading', { name: 'Work area' }), -200);
    swipe(await screen.findByRole('heading', { name: 'People' }), 200);
    expect(await screen.findByRole('heading', { name: 'Work area' })).toBeDefined();
  });

  it('FORM010 does nothing while a dialog is open', async () => {
    await open();
    await fillFirst();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    swipe(screen.getByRole('heading', { name: 'Work area' }), -200);
    dialog.remove();
    expect(screen.getByRole('heading', { name: 'Work area' })).toBeDefined();
    swipe(screen.getByRole('heading', { name: 'Work area' }), -200);
    expect(await screen.findByRole('heading', { name: 'People' })).toBeDefined();
  });

  it('FORM011 does nothing over a drawing', async () => {
    await open();
    await fillFirst();
    const canvas = document.createElement('canvas');
    screen.getByRole('heading', { name: 'Work area' }).append(canvas);
    swipe(canvas, -200);
    expect(screen.getByRole('heading', { name: 'Work area' })).toBeDefined();
  });
});

describe('the draft on the device', () => {
  it('is restored when the form is opened again, in the section that was open, and can be discarded', async () => {
    await open();
    await fillFirst();
    await next();
    await screen.findByRole('heading', { name: 'People' });
    cleanup();
    await open();
    expect(await screen.findByRole('heading', { name: 'People' })).toBeDefined();
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>(/Where do you work/).value).toBe('Level 3');
    await press('Start again');
    const dialog = await screen.findByRole('dialog', { name: 'Start again?' });
    await userEvent.setup().click(within(dialog).getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Where do you work/).value).toBe(''));
  });
});

describe('a form that is about a machine', () => {
  it('EQ001 FORM033 asks for it, and continues without the list if that cannot be loaded', async () => {
    server.change({}, { has_equipment: 1 });
    await open();
    expect(await screen.findByRole('heading', { name: 'Equipment' })).toBeDefined();
    expect(await screen.findByText(/The equipment list cannot be shown right now/)).toBeDefined();
    expect(screen.getByLabelText(/Where do you work/)).toBeDefined();
  });
});

it('says that its questions cannot be read', async () => {
  server.change({ form_json: '{' });
  await open();
  expect(await screen.findByText('This form cannot be read')).toBeDefined();
});
