// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let asked: Request[];
const user = userEvent.setup();

beforeEach(async () => {
  asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanyUser/invite-many': {
      data: [
        { email: 'ada@harbour.test', error: null },
        { email: 'ike@harbour.test', error: 'They work here already.' },
      ],
    },
  });
  await open('/employees/invite');
});
afterEach(cleanup);

const list = async () => screen.findByLabelText<HTMLTextAreaElement>('People');
const take = async (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  user.upload(await screen.findByLabelText('File with people'), new File([content], name, { type: 'text/csv' }));

const CSV = 'First name,E-mail\nAda,ada@harbour.test\nIke,ike@harbour.test';

it('people are read from a file, invited at once, and refused ones stay with the reason', async () => {
  await list();
  await take('people.csv', CSV);
  expect((await list()).value).toBe(CSV);
  await user.click(await screen.findByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText('ike@harbour.test: They work here already.')).toBeDefined();
  expect((await list()).value).toBe('First name,E-mail\nIke,ike@harbour.test');
  const [sent] = await savedForms(asked, 'CompanyUser/invite-many');
  expect(JSON.parse(String(sent?.['people']))).toEqual([
    expect.objectContaining({ email: 'ada@harbour.test', first_name: 'Ada' }),
    expect.objectContaining({ email: 'ike@harbour.test', first_name: 'Ike' }),
  ]);
});

it('a file never replaces typed text', async () => {
  await user.type(await list(), 'eve@harbour.test');
  expect(screen.queryByLabelText('File with people')).toBeNull();
  await user.clear(await list());
  expect(screen.getByLabelText('File with people')).toBeDefined();
});

it('a workbook is refused with a message, and so is a list in another format', async () => {
  await list();
  await take('people.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe]));
  expect(await screen.findByText(/people.csv holds no text. Save the list as CSV/)).toBeDefined();
  await take('long.csv', 'x'.repeat(1_000_001));
  expect(await screen.findByText('long.csv is longer than a list of people can be.')).toBeDefined();
  expect((await list()).value).toBe('');
});
