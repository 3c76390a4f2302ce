// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const JOB = rowOf('Job', { id: 3, slug: 'pump', job_num: 'J-3', job_name: 'Pump house' });
const bid = (more: object) => ({
  data: {
    ...rowOf('JobBid', { id: 9, slug: 'base', job_id: 3, title: 'Base bid', lines_json: '[]', total: 1130, ...more }),
    Job: JOB,
  },
});
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });
const link = (id: number, more: object) =>
  Object.assign(rowOf('JobDocumentLink', { id, email: `helen-${id}@willow.test`, bid_id: 9, ...more }), {
    RevokedBy: null,
  });

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': page([rowOf('CompanySetting', {})]),
    'JobEstimate/get': page([]),
    'JobBid/find/base': bid({ status: 'Sent' }),
    'JobDocumentLink/get': page([link(2, {}), link(1, { revoked_at: '2026-11-20T08:00:00Z' })]),
    'JobDocumentEvent/get': page([
      rowOf('JobDocumentEvent', {
        id: 5,
        bid_id: 9,
        kind: 'accepted',
        by_name: 'Helen Baptiste',
        note: '$1,130.00',
        details_json: JSON.stringify({ signature: JSON.stringify([{ x: 10, y: 20 }, { x: 60, y: 40 }, {}]) }),
      }),
    ]),
    'JobBid/send': { data: { sent: true } },
    'JobDocumentLink/switch-off': { data: null },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('a bid that was sent', () => {
  it('shows to whom it went, and how it was signed', async () => {
    await open('/project-bid-summary/base');
    const links = within(await screen.findByRole('region', { name: 'Sent to' }));
    expect(links.getByText('helen-2@willow.test')).toBeDefined();
    expect(links.getByText('Switched off')).toBeDefined();
    const news = within(screen.getByRole('region', { name: 'With the customer' }));
    expect(news.getByText('Accepted by Helen Baptiste')).toBeDefined();
    expect(news.getByRole('img', { name: 'Signature of Helen Baptiste' })).toBeDefined();
  });

  it('has a link that is switched off after a question', async () => {
    await open('/project-bid-summary/base');
    await user.click(await screen.findByRole('button', { name: 'Switch off the link of helen-2@willow.test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch off the link of helen-2@willow.test?' }));
    expect(await savedForms(asked, 'JobDocumentLink/switch-off')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(async () => expect(await savedForms(asked, 'JobDocumentLink/switch-off')).toEqual([{ id: '2' }]));
  });

  it('is sent to the address that it went to last', async () => {
    await open('/project-bid-summary/base');
    await user.click(await screen.findByRole('button', { name: 'Send to the customer …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Base bid' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'JobBid/send')).toMatchObject([
        { id: '9', email: 'helen-2@willow.test', client_key: expect.any(String) },
      ]),
    );
  });

  it('is neither sent nor switched off by who only reads', async () => {
    const reads = JSON.stringify({ Jobs: { read: true, write: false } });
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open('/project-bid-summary/base');
    expect(await screen.findByText('helen-2@willow.test')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Send to|Switch off/ })).toBeNull();
  });

  it('shows nothing of what was sent to who may not see what it comes to', async () => {
    stored['JobBid/find/base'] = bid({ status: 'Sent', total: null });
    await open('/project-bid-summary/base');
    expect(await screen.findByRole('heading', { level: 1, name: /Base bid/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  });
});
