// @vitest-environment jsdom
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProfile } from '@fieldspan/api/profile';
import { useSupport } from './use-support.ts';

const PERSON = rowOf('User', {
  id: OWN_ID,
  slug: 'dana',
  UserPermission: [],
  CompanySettings: null,
  JobPersonnelRole: [],
  ProfileImage: null,
});

let asked: string[];

function Press() {
  const { open } = useSupport();
  return useProfile() === undefined ? null : <button onClick={open}>Support</button>;
}

async function press(masterKeySession: 0 | 1): Promise<void> {
  fakeServer(({ call, request }) => {
    asked.push(`${request.method} ${call}`);
    if (call.startsWith('User/find')) return { body: { data: { ...PERSON, masterKeySession } } };
    if (call === 'MessageThread/save') return { body: { data: { record_id: 1, slug: 'ours' } } };
    return { body: { data: [] } };
  });
  render(
    <BareFrame>
      <Press />
    </BareFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Support' }));
}

beforeEach(() => {
  asked = [];
  window.history.replaceState(null, '', '/');
  signInAfresh();
});
afterEach(cleanup);

it('SHELL004 begins a thread with the provider’s staff', async () => {
  await press(0);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/message/ours'));
});

it('opens the inbox for the staff, and no thread with themselves', async () => {
  await press(1);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/support'));
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});
