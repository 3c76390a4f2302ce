// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest(() => [import('./thread/quiet-hours-dialog.tsx')]);
const { user, wait, open } = test;

const place = { slug: 'arena', job_num: 'P-7', job_name: 'Arena roof', id: 3 };

describe('the record of a thread', () => {
  it('MSG030 links to the dashboard of its job', async () => {
    test.server.thread = { job_id: 3, Job: place };
    await test.openThread();
    expect(screen.getByRole('link', { name: 'P-7 Arena roof' }).getAttribute('href')).toBe('/project/arena/dashboard');
  });

  it('MSG031 links to the dashboard of its service', async () => {
    test.server.thread = { service_id: 3, Service: place };
    await test.openThread();
    expect(screen.getByRole('link', { name: 'P-7 Arena roof' }).getAttribute('href')).toBe('/service/arena/dashboard');
  });

  it.each([
    ['MSG033', 'Expense', 'Expense', '/expenses/list/s'],
    ['MSG034', 'TimeLog', 'Time Log', '/time-logs/list/s'],
    ['MSG035', 'Equipment', 'Equipment', '/equipment/edit/s'],
    ['MSG036', 'LibraryFile', 'Library File', '/library/file/s'],
    ['MSG037', 'Contact', 'Contact', '/contact/s/details'],
    ['CONST017', 'Service', 'Service', '/service/s/dashboard'],
    ['CONST017', 'Certificate', 'Training Certificate', '/safety/certificates/list?open=s'],
    ['MSG041', 'ServiceContract', 'Service Contract', '/service-contract/s/details'],
  ])('%s CONST017 links to the page of the commented %s', async (...row) => {
    const [, model, label, path] = row;
    test.server.thread = { is_comment_thread: 1, comment_parent_model: model, comment_parent_slug: 's' };
    await test.openThread();
    expect(screen.getByRole('link', { name: `Comments on ${label}` }).getAttribute('href')).toBe(path);
  });

  it.each([
    ['MSG038', 0, '/service/v/invoice'],
    ['MSG039', 1, '/service/v/quote'],
  ] as const)('%s CALL071 is the invoice, or the quote, of its service', async (_, is_quote, path) => {
    test.server.extra['ServiceInvoice/find/s'] = rowOf('ServiceInvoice', {
      slug: 's',
      is_quote,
      Service: { id: 1, slug: 'v' },
    });
    test.server.thread = { is_comment_thread: 1, comment_parent_model: 'ServiceInvoice', comment_parent_slug: 's' };
    await test.openThread();
    const link = await screen.findByRole('link', { name: 'Comments on Service Invoice/Quote' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it.each([
    ['MSG040 CALL072 project', { Job: { id: 1, slug: 'j' }, Service: null }, '/project/j/purchase-orders/s'],
    ['CONST017 service call', { Job: null, Service: { id: 1, slug: 'v' } }, '/service/v/purchase-orders/s'],
    ['CONST017 shop', { Job: null, Service: null }, '/financial/purchase-orders/s'],
  ])('links to the purchase order of its %s', async (_of, work, path) => {
    test.server.extra['PurchaseOrder/find/s'] = rowOf('PurchaseOrder', { slug: 's', ...work });
    test.server.thread = { is_comment_thread: 1, comment_parent_model: 'PurchaseOrder', comment_parent_slug: 's' };
    await test.openThread();
    const link = await screen.findByRole('link', { name: 'Comments on Purchase Order' });
    expect(link.getAttribute('href')).toBe(path);
  });

  it('shows the pinned message beside it, with a link to that message', async () => {
    test.server.fill(3);
    test.server.thread = { pinned_message_id: 2, Pinned: { id: 2, message: 'Hoist key: gatehouse', is_deleted: 0 } };
    await test.openThread();
    await user.click(screen.getByRole('button', { name: /^Pinned: ?Hoist key: gatehouse$/ }));
    await waitFor(() => expect(screen.getByText('Line 2').closest('article')?.dataset['sought']).toBe('true'));
  });
});

describe('the visibility of a thread', () => {
  it('MSG054 MSG055 MSG070 CALL061 is shown and can be switched by any member, for threads of a job or service', async () => {
    test.server.thread = { job_id: 3, Job: place, created_by: 7 };
    await test.openThread();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Anyone working on the job or service can see this thread.')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Open to anyone working on it' }));
    await waitFor(() =>
      expect(test.server.all('MessageThread/save')).toEqual([
        { id: String(test.server.threadId), is_open_thread: '0' },
      ]),
    );
  });

  it('MSG055 cannot be switched in a direct thread', async () => {
    await test.openThread();
    expect(screen.queryByRole('button', { name: /^(Open|Private)$/ })).toBeNull();
  });
});

describe('the notifications of a thread', () => {
  it('are all, mentions or none, and can be changed in the thread', async () => {
    await test.openThread();
    await user.click(screen.getByRole('button', { name: 'Notifications: All messages' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Mentions' }));
    await waitFor(() =>
      expect(test.server.all('MessageThread/notify')).toEqual([
        { id: String(test.server.threadId), notify: 'mentions' },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Notifications: Mentions' })).toBeDefined();
  });

  it.each([
    ['mute', 'Notifications: Muted'],
    ['mentions', 'Notifications: Mentions'],
  ] as const)('is said of %s in the list and in the thread, by name', async (notify, name) => {
    test.server.mine = { notify };
    await test.openThread();
    expect(screen.getByRole('button', { name }).querySelector('svg')).not.toBeNull();
    const row = within(await screen.findByRole('region', { name: 'Message threads' }));
    expect(row.getByText(name)).toBeDefined();
  });

  it('are not shown in the list if they are all', async () => {
    await test.openThread();
    const row = within(await screen.findByRole('region', { name: 'Message threads' }));
    expect(row.queryByText(/^Notifications:/)).toBeNull();
  });

  it('are off in quiet hours, which each person sets', async () => {
    test.server.extra['User/quiet-hours'] = { from: null, to: null, time_zone: 'America/Toronto' };
    await test.openThread();
    await user.click(screen.getByRole('button', { name: 'Notifications: All messages' }));
    await test.press(await screen.findByRole('menuitem', { name: 'Quiet hours…' }));
    await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await wait(10);
    expect(test.server.all('User/save-quiet-hours')).toEqual([
      { from: '18:00', to: '07:00', time_zone: expect.any(String) },
    ]);
  });
});

describe('an archived thread', () => {
  it('MSG050 MSG052 MSG053 cannot be posted to, and can be started anew with its members', async () => {
    test.server.thread = { archived: 1, job_id: 3, Job: place };
    await open('/message/stone-road');
    expect((await screen.findAllByText('Archived')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start a new thread with current members?' }));
    const question = within(await screen.findByRole('dialog'));
    expect(test.server.all('MessageThread/save')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Start the thread' }));
    await waitFor(() => expect(window.location.pathname).toBe('/message/new-thread'));
    expect(test.server.all('MessageThread/save')).toMatchObject([
      { Members: '[4,7]', job_id: '3', subject: 'Stone Road' },
    ]);
  });
});

it('ERR015 MSG029 that does not exist says so, then goes back to the messages', async () => {
  fakeServer(({ url }) =>
    url.pathname.includes('MessageThread/find') ? { body: { success: false, errors: ['No'] } } : { body: { data: [] } },
  );
  await open('/message/nowhere');
  expect(await screen.findByText('Message thread not found, or it is private')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to messages' }).getAttribute('href')).toBe('/messages');
  await wait(5000);
  expect(window.location.pathname).toBe('/messages');
  vi.unstubAllGlobals();
});
