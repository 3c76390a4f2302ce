// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WaitingForYou } from './waiting-for-you.tsx';

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  signedIn(stored);
});
afterEach(cleanup);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('counts what is to review', async () => {
  stored['TimeLog/count-reviewable-logs'] = { data: { timeLogs: 7, expenses: 1 } };
  await openPart(WaitingForYou, { userId: OWN_ID });
  const waiting = await card('Waiting for you');
  expect(await waiting.findByText('7 time logs to review')).toBeDefined();
  expect(await waiting.findByText('1 expense to review')).toBeDefined();
});
