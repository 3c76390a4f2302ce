// @vitest-environment jsdom
import type { Places } from '@fieldspan/contract/places';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;

const Permits = ({ project }: Partial<Places['project.tab']>) => <p>{`Permits of ${project?.name ?? ''}`}</p>;
const permits = { place: 'project.tab', part: 'permits', label: 'Permits', order: 25, Part: Permits } as const;
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/find/pump': {
      data: rowOf('Job', {
        slug: 'pump',
        job_name: 'Pump house',
        Customer: null,
        Manager: null,
        JobBid: [],
        JobEstimate: null,
      }),
    },
  };
  signedIn(stored);
});
afterEach(cleanup);

describe('a tab that another remote adds to a project', () => {
  it('is in its place, and gets the project', async () => {
    await open('/project/pump/permits', filledHost([permits]));
    expect(await screen.findByText('Permits of Pump house')).toBeDefined();
    expect(labels().filter((label) => ['Details', 'Permits', 'Personnel'].includes(label))).toEqual([
      'Details',
      'Permits',
      'Personnel',
    ]);
  });

  it('does not affect the others if its code cannot be loaded', async () => {
    await open('/project/pump/permits', filledHost([{ ...permits, Part: null }]));
    expect(await screen.findByRole('heading', { name: 'Permits could not be loaded' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Pump house' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Details' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('is hidden from people who may not read what it names', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' }) };
    const locates = { ...permits, read: 'Locates' } as const;
    const money = { ...permits, part: 'estimate', label: 'Estimate', financials: true } as const;
    await open('/project/pump/estimate', filledHost([locates, money]));
    expect(await screen.findByText('There is no such section, or you may not see it')).toBeDefined();
    expect(labels()).toContain('Details');
    expect(labels()).not.toContain('Permits');
    expect(labels()).not.toContain('Estimate');
  });
});
