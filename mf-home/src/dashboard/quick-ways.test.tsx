// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuickWays } from './quick-ways.tsx';

const Ways = () => <QuickWays userId={OWN_ID} />;

const shown = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

function openWhile(running: object | null) {
  signInAfresh();
  const log =
    running && rowOf('OpenTimeLog', { id: 1, user_id: OWN_ID, Job: null, Service: null, CostCode: null, ...running });
  fakeServer(() => ({ body: { data: log ? [log] : [] } }));
  return openRemote(Ways, '/');
}

const PLACE = { id: 4, slug: 'arena', job_num: 'J-1', job_name: 'Arena', city: null };

afterEach(cleanup);

it('links to everything while the clock does not run', async () => {
  await openWhile(null);
  expect(shown()).toEqual([
    ['Files', '/library/files'],
    ['Form', '/forms/templates'],
    ['Messages', '/messages'],
    ['Expense', '/expenses/submit-new'],
  ]);
});

it.each([
  [{ Job: PLACE }, '/project/arena'],
  [{ Service: PLACE }, '/service/arena'],
])('leads to what belongs to the job while the clock runs: %#', async (running, job) => {
  await openWhile(running);
  await waitFor(() =>
    expect(shown()).toEqual([
      ['Files', `${job}/files`],
      ['Form', `${job}/forms`],
      ['Message job', `${job}/messages`],
      ['Expense', '/expenses/submit-new'],
    ]),
  );
});
