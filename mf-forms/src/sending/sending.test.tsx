// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { savedForms } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailsCard } from './mails-card.tsx';
import { SendButton } from './send-button.tsx';

let asked: Request[];
let sent: object;
let mails: object[];

beforeEach(() => {
  signInAfresh();
  mails = [];
  sent = { data: { sent: ['kim@client.test'], refused: [] } };
  asked = fakeServer(({ call }) => {
    if (call === 'CompanyForm/send') return { body: sent };
    if (call === 'CompanyForm/send-again') return { body: { data: { waiting: 1 } } };
    if (call === 'FormMail/get') return { body: { data: mails } };
    if (call === 'Notification/carriers') return { body: { data: { mail: true, sms: false } } };
    if (call === 'User/get')
      return {
        body: { data: [rowOf('User', { id: 8, first_name: 'Luis', last_name: 'Ferreira', ProfileImage: null })] },
      };
    return { body: { data: [] } };
  });
});
afterEach(cleanup);

const user = userEvent.setup();
const sends = () => savedForms(asked, 'CompanyForm/send');

const mail = (more: object) =>
  rowOf('FormMail', { id: 1, email: 'kim@client.test', state: 'sent', User: null, Sender: null, ...more });

async function openDialog() {
  await openPart(SendButton, { form: { id: 77, revision: 2 } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send the form' });
  return {
    dialog,
    to: within(dialog).getByRole('textbox', { name: 'E-mail addresses' }),
    press: () => user.click(within(dialog).getByRole('button', { name: 'Send' })),
  };
}

describe('sending a form', () => {
  it('goes to colleagues and typed addresses, with a message', async () => {
    const { dialog, to, press } = await openDialog();
    await user.click(within(dialog).getByRole('combobox', { name: 'Colleagues' }));
    await user.click(await screen.findByRole('option', { name: 'Luis Ferreira' }));
    await user.keyboard('{Escape}');
    await user.type(to, 'kim@client.test');
    await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'For Friday');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await sends()).toMatchObject([
      { id: '77', revision: '2', to: 'kim@client.test', users: '[8]', note: 'For Friday' },
    ]);
  });

  it('names each wrong address, and what is left to correct is a press of its own', async () => {
    sent = {
      data: { sent: ['kim@client.test'], refused: [{ address: 'lee(at)client', reason: 'no-address' }] },
    };
    const { dialog, to, press } = await openDialog();
    await user.type(to, 'kim@client.test, lee(at)client');
    await press();
    expect(await within(dialog).findByText('lee(at)client is not an e-mail address.')).toBeDefined();
    await waitFor(() => expect(to).toHaveProperty('value', 'lee(at)client'));
    sent = { data: { sent: ['lee@client.test'], refused: [] } };
    await user.clear(to);
    await user.type(to, 'lee@client.test');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = (await sends()).map(({ client_key: key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps what was typed when it fails, and tries again under the same key', async () => {
    sent = { success: false, errors: ['Too many attempts.'], data: null };
    const { dialog, to, press } = await openDialog();
    await user.type(to, 'kim@client.test');
    await press();
    expect(await within(dialog).findByText('Too many attempts.')).toBeDefined();
    await press();
    expect(to).toHaveProperty('value', 'kim@client.test');
    const keys = (await sends()).map(({ client_key: key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});

describe('what was sent', () => {
  it('stands at the form with who got it, and what failed can be tried again', async () => {
    mails = [
      mail({ id: 2, state: 'failed', failure: 'address', is_automatic: 1 }),
      mail({ id: 1, email: 'luis@north.test', User: { id: 8, first_name: 'Luis', last_name: 'Ferreira' } }),
    ];
    await openPart(MailsCard, { formId: 77 });
    expect(await screen.findByText('Luis Ferreira · luis@north.test')).toBeDefined();
    expect(screen.getByText(/by the template’s list · The mail server refused this address\.$/)).toBeDefined();
    expect(screen.getByText('Not sent')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await savedForms(asked, 'CompanyForm/send-again')).toEqual([{ id: '77' }]));
  });

  it('takes no room at a form that nobody sent', async () => {
    await openPart(MailsCard, { formId: 77 });
    await waitFor(() => expect(asked.some(({ url }) => url.includes('FormMail/get'))).toBe(true));
    expect(screen.queryByText('Sent by e-mail')).toBeNull();
  });
});
