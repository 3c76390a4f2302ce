// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useCurrentJobEntry } from './current-job-entry.tsx';

const JOB = { id: 41, slug: 'stone-road', job_num: '1234', job_name: 'Stone Road', city: null };
const CALL = { id: 7, slug: 'rtu', job_num: 'S-88', job_name: 'Rooftop unit', city: null };

function Entry() {
  const entry = useCurrentJobEntry();
  return entry ? <a href={entry.to}>{entry.label}</a> : <p>No entry</p>;
}

let asked: Request[] = [];

function clockedIn(on: object | null) {
  signInAfresh();
  const person = {
    id: OWN_ID,
    tenant_id: 1,
    slug: 'dana',
    UserPermission: [],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  };
  const log = on && rowOf('OpenTimeLog', { id: 1, user_id: OWN_ID, Job: null, Service: null, CostCode: null, ...on });
  asked = fakeServer(({ call }) => ({
    body: { data: call === 'User/find/dana' ? rowOf('User', person) : log ? [log] : [] },
  }));
  return openRemote(Entry, '/');
}

afterEach(cleanup);

it('CLOCK006 links to the running project, with its number', async () => {
  await clockedIn({ Job: JOB });
  const link = await screen.findByRole('link', { name: '1234 Stone Road' });
  expect(link.getAttribute('href')).toBe('/project/stone-road/dashboard');
  // Nobody's clock is asked for while the person is not known yet.
  expect(asked.filter(({ url }) => url.includes('OpenTimeLog'))).toHaveLength(1);
});

it('CLOCK006 links to the running service', async () => {
  await clockedIn({ Service: CALL });
  const link = await screen.findByRole('link', { name: 'S-88 Rooftop unit' });
  expect(link.getAttribute('href')).toBe('/service/rtu/dashboard');
});

it.each([
  ['while clocked out', null],
  ['on no job', {}],
])('CLOCK006 is hidden %s', async (_, log) => {
  await clockedIn(log);
  expect(await screen.findByText('No entry')).toBeDefined();
});
