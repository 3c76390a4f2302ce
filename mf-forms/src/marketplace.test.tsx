// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from './app.tsx';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;

const starter = (key: string, [trade, title]: readonly [string, string], copies: readonly object[] = []) => ({
  key,
  lang: 'en',
  trade,
  category: 'Safety',
  title,
  description: `What ${title} is for.`,
  basis: ['OSHA 29 CFR 1926.501'],
  questions: 18,
  minutes: 6,
  copies,
});
const copied = (key: string, title: string) => ({
  key,
  template_id: 7,
  title,
  archived: 0,
  category_slug: 'safety',
  slug: 'own',
  child_slug: 'own-1',
});

const offer = (...copies: readonly object[]) => {
  server.stored['FormStarter/get'] = [
    starter('talk', ['general', 'Toolbox talk'], copies),
    starter('heights', ['roofing', 'Working at heights']),
    starter('harness', ['roofing', 'Harness inspection']),
  ];
};

beforeEach(() => {
  server = formServer();
  offer();
  server.stored['FormStarter/preview'] = {
    key: 'heights',
    lang: 'en',
    title: 'Working at heights',
    form_json: JSON.stringify([
      { sectionHeading: 'Edges', fields: [{ key: 'edge', type: 'boolean', label: 'Is the edge guarded?' }] },
    ]),
  };
  server.stored['FormStarter/copy'] = [copied('talk', 'Toolbox talk')];
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const user = userEvent.setup();
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the form marketplace', () => {
  it('ROUTE161 shows the forms of a trade by its address, and says that they must be checked', async () => {
    await openRemote(App, '/forms/marketplace?trade=roofing');
    expect(await screen.findByRole('heading', { level: 1, name: 'Form marketplace' })).toBeDefined();
    expect(titles()).toEqual(['Working at heights', 'Harness inspection']);
    expect(screen.getByText(/check it against the rules of your own company/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: /^All trades/ }));
    expect(titles()).toHaveLength(3);
    expect(window.location.search).toBe('');
  });

  it('finds forms by words of title, trade and rules, and says when none fits', async () => {
    await openRemote(App, '/forms/marketplace?q=1926.501+harness');
    await waitFor(() => expect(titles()).toEqual(['Harness inspection']));
    const box = screen.getByRole('searchbox', { name: 'Search the marketplace' });
    await user.clear(box);
    await user.type(box, 'zzz');
    expect(await screen.findByText('No form fits that')).toBeDefined();
  });

  it('copies several at once, and what is in the company is shown with its page', async () => {
    await openRemote(App, '/forms/marketplace');
    await user.click(await screen.findByRole('checkbox', { name: 'Toolbox talk' }));
    await user.click(screen.getByRole('checkbox', { name: 'Harness inspection' }));
    offer(copied('talk', 'Toolbox talk'));
    const bar = screen.getByRole('group', { name: 'Chosen forms' });
    await user.click(within(bar).getByRole('button', { name: 'Copy 2 forms' }));
    const link = await screen.findByRole('link', { name: 'Open “Toolbox talk”' });
    expect(link.getAttribute('href')).toBe('/forms/templates/safety/own');
    expect(server.sent('FormStarter/copy').map(({ form }) => form)).toEqual([
      { keys: '["talk","harness"]', copies: '1' },
    ]);
    expect(screen.queryByRole('checkbox', { name: 'Toolbox talk' })).toBeNull();
  });

  it('shows a form in the filler’s view at its own address, saves nothing there, and copies it again when asked', async () => {
    offer(copied('talk', 'Toolbox talk'));
    await openRemote(App, '/forms/marketplace?form=talk');
    expect(await screen.findByRole('heading', { level: 2, name: 'Toolbox talk' })).toBeDefined();
    const question = await screen.findByRole('radiogroup', { name: 'Is the edge guarded?' });
    await user.click(within(question).getByText('Yes'));
    await user.click(screen.getByRole('button', { name: 'Copy again' }));
    await waitFor(() => expect(server.sent('FormStarter/copy')).toHaveLength(1));
    expect(server.sent('FormStarter/copy')[0]?.form).toEqual({ keys: '["talk"]', copies: '2' });
    expect(server.sent('CompanyForm/save')).toEqual([]);
    expect(screen.getByRole('link', { name: 'All forms' }).getAttribute('href')).toBe('/forms/marketplace');
  });

  it('says that an address names no form', async () => {
    await openRemote(App, '/forms/marketplace?form=nonsense');
    expect(await screen.findByText('The marketplace has no such form')).toBeDefined();
  });

  it('says why a copy failed, and keeps what was chosen', async () => {
    server.refused['FormStarter/copy'] = { errors: ['You do not have permission to add form templates.'] };
    await openRemote(App, '/forms/marketplace');
    await user.click(await screen.findByRole('checkbox', { name: 'Toolbox talk' }));
    await user.click(screen.getByRole('button', { name: 'Copy 1 form' }));
    await waitFor(() => expect(server.sent('FormStarter/copy')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Copy 1 form' })).toBeDefined();
  });
});
