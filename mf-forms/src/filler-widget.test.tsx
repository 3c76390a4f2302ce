// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget as Chooser } from './chooser-widget.tsx';
import { Widget } from './filler-widget.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;
const onClose = vi.fn();
const onSubmitted = vi.fn();

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const open = (more: Partial<WidgetContracts['forms.filler']> = {}) => {
  const form = { child: server.slug, place: null };
  const Filler = () => <Widget form={form} onClose={onClose} onSubmitted={onSubmitted} {...more} />;
  return openRemote(Filler, '/projects/list');
};
const dialog = () => screen.findByRole('dialog', { name: 'Company Form' });
const submit = async () => userEvent.setup().click(await screen.findByRole('button', { name: 'Submit' }));

describe('the form in a dialog', () => {
  it('FORM047 FORM048 is titled Company Form and has a Submit button', async () => {
    await open();
    expect(await dialog()).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Submit' })).toBeDefined();
  });

  it('ERR033 FORM049 FORM050 asks before it is closed, and keeps its answers or closes without submitting', async () => {
    await open();
    await fillFirst();
    await userEvent.setup().keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Are you sure you want to exit?' });
    await press('Ok, Continue with Form');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>(/Where do you work/).value).toBe('Level 3');
    await userEvent.setup().click(within(await dialog()).getByRole('button', { name: 'Close' }));
    await press('Yes, Cancel Form');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.sent('CompanyForm/save')).toEqual([]);
  });

  it('asks when somebody goes back over it, and the page below stays', async () => {
    window.history.replaceState({ state: null, key: 'below', index: -1 }, '', '/below');
    window.history.pushState(null, '', '/');
    await open();
    await screen.findByLabelText(/Where do you work/);
    window.history.back();
    expect(await screen.findByText('Are you sure you want to exit?')).toBeDefined();
    await press('Ok, Continue with Form');
    expect(screen.getByLabelText(/Where do you work/)).toBeDefined();
    expect([window.location.pathname, onClose.mock.calls.length]).toEqual(['/projects/list', 0]);
  });

  it('FORM034 a required one cannot be closed', async () => {
    await open({ isRequired: true });
    await screen.findByLabelText(/Where do you work/);
    await userEvent.setup().keyboard('{Escape}');
    expect(screen.queryByText('Are you sure you want to exit?')).toBeNull();
    expect(within(await dialog()).queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('Submit goes to what is missing, then to signing, then submits', async () => {
    await open();
    await screen.findByLabelText(/Where do you work/);
    await submit();
    expect(screen.getByLabelText(/Where do you work/).getAttribute('aria-invalid')).toBe('true');
    await fillFirst();
    await submit();
    expect(await screen.findByText(/You must sign the form to continue/)).toBeDefined();
    await skipSignature();
    await submit();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    expect(store.get(alertsAtom)[0]?.message).toMatch(/^Form saved with 1 participants!/);
  });

  it('FORM019 FORM044 opens on the last section for somebody who has signed before', async () => {
    await open({ skipForm: true });
    expect(await screen.findByRole('heading', { name: 'Complete!' })).toBeDefined();
  });

  it('FORM033 EQ001 a required one is not submitted without the machine that it is about', async () => {
    server.change({}, { has_equipment: 1 });
    await open({ isRequired: true });
    await fillFirst();
    await next();
    await next();
    await skipSignature();
    await submit();
    expect(await screen.findByText(/Choose the equipment that this form is about/)).toBeDefined();
    expect(server.sent('CompanyForm/save')).toEqual([]);
  });
});

it('FORM001 the chooser returns the chosen form, and its job', async () => {
  const onChoose = vi.fn();
  await openRemote(() => <Chooser onChoose={onChoose} />, '/do-form/monday?job=12');
  const monday = { child: 'monday', place: { kind: 'job', id: '12' }, about: {} };
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(monday, { next: [], afterwards: null }));
});
