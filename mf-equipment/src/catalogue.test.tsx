// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { lastList, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { equipped, piece as pieceRow, type } from './testing/equipped.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = equipped();
  asked = signedIn(stored);
});
afterEach(cleanup);

const open = (address: string) => openRemote(App, address);
const lastFilters = () => lastList(asked, 'Equipment/get')['filters'];
const sent = () => savedForms(asked, 'Equipment/save');

describe('the catalogue', () => {
  it('goes from category to type to piece, and shows where one is', async () => {
    await open('/equipment/list');
    await user.click(await screen.findByRole('link', { name: 'Lifts' }));
    await user.click(await screen.findByRole('link', { name: 'Scissor lift' }));
    const link = await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(link.getAttribute('href')).toBe('/equipment/edit/sl-101');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('EquipmentLiftsScissor lift');
    expect(window.location.pathname).toBe('/equipment/lifts/scissor');
    expect(screen.getByText('1–50 of 120')).toBeDefined();
  });

  it('counts pieces and overdue ones beside the table, which shows them all at once', async () => {
    await open('/equipment/list');
    const level = within((await screen.findByRole('link', { name: 'Lifts' })).closest('li') ?? document.body);
    expect(level.getByText('2')).toBeDefined();
    expect(level.getByText('1 overdue')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Scissor lift, EQ-101' })).toBeDefined();
    expect(lastFilters()).toEqual({ archived: 0 });
  });

  it('EQ005 EQ007 ENT043 ENT045 shows the colours of levels and pieces, and the next service of each', async () => {
    stored['Equipment/get'] = {
      data: [
        { ...pieceRow, color_hex: '#123456', next_service_description: 'Hydraulic oil' },
        {
          ...pieceRow,
          id: 6,
          slug: 'sl-102',
          next_service_date: null,
          meter: 510,
          next_service_meter: 500,
          EquipmentType: { ...type, meter_unit: 'h' },
        },
      ],
    };
    await open('/equipment/lifts');
    const row = within((await screen.findAllByRole('row'))[1] ?? document.body);
    expect(row.getByText(/^Overdue [\d,]+ days$/)).toBeDefined();
    expect(row.getByText('Hydraulic oil')).toBeDefined();
    expect(screen.getByText('Overdue 10 h')).toBeDefined();
    const colours = [...document.querySelectorAll('[style]')].map((each) => each.getAttribute('style') ?? '').join();
    expect(colours).toMatch(/#123456|rgb\(18, 52, 86\)/);
    expect(colours).toMatch(/#b4762a|rgb\(180, 118, 42\)/);
  });

  it('a chip shows how many pieces there are under it, by the same question', async () => {
    await open('/equipment/lifts');
    const chip = await screen.findByRole('link', { name: 'Overdue 120' });
    const counted = asked.map(({ url }) => new URL(url).searchParams).filter((params) => params.get('limit') === '1');
    await user.click(chip);
    await vi.waitFor(() => expect(lastFilters()).toHaveProperty('service_due_on'));
    expect(counted.map((params) => JSON.parse(params.get('filters') ?? ''))).toContainEqual(lastFilters());
  });

  it('hides archived pieces unless they are asked for, on every level', async () => {
    await open('/equipment/lifts/scissor');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(lastFilters()).toEqual({ type_id: 2, archived: 0 });
    await user.click(screen.getByRole('checkbox', { name: 'Include archived' }));
    await vi.waitFor(() => expect(lastFilters()).toEqual({ type_id: 2 }));
    for (const link of screen.getAllByRole('link', { name: 'Lifts' }))
      expect(link.getAttribute('href')).toBe('/equipment/lifts?archived=1');
  });

  it('searches within the level', async () => {
    await open('/equipment/lifts?q=eq-1');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(lastFilters()).toMatchObject({
      'EquipmentType.category_id': 1,
      any: expect.arrayContaining([{ serial_num: { like: 'eq-1' } }]),
    });
  });

  it('supports addresses that were shared earlier', async () => {
    await open('/equipment/lifts/scissor?q=eq&archived=1&sort=-next_service_date&page=2');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    const { order, page } = lastList(asked, 'Equipment/get');
    expect({ order, page }).toEqual({ order: [['next_service_date', 'DESC']], page: 2 });
    expect(lastFilters()).toMatchObject({ type_id: 2, any: expect.arrayContaining([{ location: { like: 'eq' } }]) });
    expect(lastFilters()).not.toHaveProperty('archived');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/equipment/lifts/scissor?q=eq&archived=1&sort=-next_service_date&page=3',
    );
  });

  it('archives the selected pieces, each over the version that is shown', async () => {
    await open('/equipment/lifts/scissor');
    await user.click(await screen.findByRole('checkbox', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await vi.waitFor(async () => expect(await sent()).toEqual([{ id: '5', version: '1', archived: '1' }]));
  });

  it('offers no changes to people who may not write', async () => {
    Object.assign(stored, equipped('Basic'));
    await open('/equipment/lifts/scissor');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(screen.queryByRole('checkbox', { name: 'Select' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New equipment' })).toBeNull();
  });

  it('a search without results says what was searched, and links back', async () => {
    stored['Equipment/get'] = { data: [], meta: { count: 0, num_pages: 1 } };
    await open('/equipment/list?q=zebra');
    expect(await screen.findByText('Nothing here matches “zebra”.')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: 'Lifts' })).toBeDefined();
  });

  it('the schedule of services is paged', async () => {
    await open('/equipment/maintenance-schedule');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(lastFilters()).toEqual({ archived: 0, next_service_date: { not: null } });
    expect(screen.getByText('1–50 of 120')).toBeDefined();
  });

  it.each(['maintenance-schedule', 'forms', 'settings', 'apps'])(
    '%s is for people who may read equipment',
    async (path) => {
      Object.assign(stored, equipped('Basic'));
      await open(`/equipment/${path}`);
      expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
    },
  );

  it.each(['/equipment/nonsense', '/equipment/lifts/nonsense'])('reports that %s names nothing', async (address) => {
    await open(address);
    expect(await screen.findByText('There is no such category or type')).toBeDefined();
  });
});
