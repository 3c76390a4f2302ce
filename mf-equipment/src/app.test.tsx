// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { endSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { Places } from '@fieldspan/contract/places';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { farEnd } from '@fieldspan/testing/far-end';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { Widget } from './picker/equipment-picker.tsx';

const category = { id: 1, version: 1, archived: 0, slug: 'lifts', name: 'Lifts', color_hex: '#b4762a' };
const type = {
  id: 2,
  version: 1,
  archived: 0 as const,
  slug: 'scissor',
  name: 'Scissor lift',
  category_id: 1,
  color_hex: null,
  charge_out_rates_json: '{"hr":{"enabled":1,"rate":50}}',
  charge_out_rate: null,
  charge_out_rate_unit: null,
  live_count: 2,
  archived_count: 1,
  services_json: '[["2000-01-01",1]]',
};
const piece = (more: object = {}) =>
  rowOf('Equipment', {
    id: 5,
    slug: 'sl-101',
    description: 'Scissor lift, EQ-101',
    type_id: 2,
    serial_num: 'SL-101',
    next_service_date: '2000-01-01',
    EquipmentType: { ...rowOf('EquipmentType', { ...type }) },
    LibraryUpload: null,
    Holder: null,
    ...more,
  });

const permission = (role_type: string) =>
  rowOf('UserPermission', { tenant_id: 1, user_id: 4, role_type: role_type === 'Admin' ? 'Admin' : 'Basic' });
const profile = (role: string) =>
  rowOf('User', {
    id: 4,
    tenant_id: 1,
    slug: 'dana',
    UserPermission: [permission(role)],
    CompanySettings: null,
    JobPersonnelRole: [],
    ProfileImage: null,
  });

let stored: Record<string, { data?: unknown; meta?: object; success?: false; errors?: string[] }>;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  signInAfresh();
  stored = {
    'User/find/dana': { data: profile('Admin') },
    'EquipmentCategory/get': { data: [category] },
    'EquipmentType/get': { data: [type] },
    'Equipment/get': { data: [piece()], meta: { count: 120, num_pages: 3 } },
    'Equipment/find/sl-101': { data: piece() },
    'Equipment/find/5': { data: piece() },
    'Equipment/save': { data: { record_id: 5, slug: 'sl-101' } },
  };
  asked = farEnd(({ call }) => ({ body: stored[call] ?? { data: [] } }));
});
afterEach(cleanup);

const show = (children: ReactNode) => act(async () => void render(<BareFrame>{children}</BareFrame>));
const open = (address: string) => openRemote(App, address);
const lastFilters = () => {
  const request = asked.findLast(({ url }) => url.includes('/api/Equipment/get'));
  return JSON.parse(new URL(request?.url ?? 'http://none').searchParams.get('filters') ?? '{}');
};
const sent = async () =>
  Promise.all(
    asked
      .filter(({ method }) => method === 'POST')
      .map(async (each) => Object.fromEntries(await each.clone().formData())),
  );

describe('the catalogue', () => {
  it('goes from category to type to piece, and says where one is', async () => {
    await open('/equipment/list');
    await user.click(await screen.findByRole('link', { name: 'Lifts' }));
    await user.click(await screen.findByRole('link', { name: 'Scissor lift' }));
    const link = await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(link.getAttribute('href')).toBe('/equipment/edit/sl-101');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('EquipmentLiftsScissor lift');
    expect(window.location.pathname).toBe('/equipment/lifts/scissor');
    expect(screen.getByText('1–50 of 120')).toBeDefined();
  });

  it('counts what is there and what is overdue', async () => {
    await open('/equipment/list');
    const card = within((await screen.findByRole('link', { name: 'Lifts' })).closest('li') ?? document.body);
    expect(card.getByText('1 type · 2 pieces')).toBeDefined();
    expect(card.getByText('1 overdue')).toBeDefined();
  });

  it('hides archived pieces until they are asked for, on every level', async () => {
    await open('/equipment/lifts/scissor');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(lastFilters()).toEqual({ type_id: 2, archived: 0 });
    await user.click(screen.getByRole('checkbox', { name: 'Include archived' }));
    await vi.waitFor(() => expect(lastFilters()).toEqual({ type_id: 2 }));
    expect(screen.getByRole('link', { name: 'Lifts' }).getAttribute('href')).toBe('/equipment/lifts?archived=1');
  });

  it('searches within the level', async () => {
    await open('/equipment/lifts?q=eq-1');
    await screen.findByRole('link', { name: 'Scissor lift, EQ-101' });
    expect(lastFilters()).toMatchObject({
      'EquipmentType.category_id': 1,
      any: expect.arrayContaining([{ serial_num: { like: 'eq-1' } }]),
    });
  });

  it.each(['/equipment/nonsense', '/equipment/lifts/nonsense'])('says so when %s names nothing', async (address) => {
    await open(address);
    expect(await screen.findByText('There is no such category or type')).toBeDefined();
  });
});

const Inspections = ({ equipment }: Partial<Places['equipment.tab']>) => <p>{`Seen: ${equipment?.name ?? ''}`}</p>;

describe('the editor', () => {
  it('saves the changed fields alone', async () => {
    await open('/equipment/edit/sl-101');
    await user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Yard 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(async () => expect(await sent()).toEqual([{ id: '5', version: '1', location: 'Yard 2' }]));
    expect(store.get(alertsAtom).map(({ message }) => message)).toEqual(['Record Saved!']);
  });

  it('keeps the input when the server refuses', async () => {
    stored['Equipment/save'] = { success: false, errors: ['You may not change equipment.'] };
    await open('/equipment/edit/sl-101');
    await user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Yard 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(store.get(alertsAtom)).toMatchObject([{ type: 'danger', message: 'You may not change equipment.' }]),
    );
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveProperty('value', 'Yard 2');
  });

  it('has the comments below its details, and the tabs of other remotes between its own', async () => {
    const inspections = { place: 'equipment.tab', part: 'inspections', label: 'Inspections', order: 15 } as const;
    await openRemote(App, '/equipment/edit/sl-101', filledHost([{ ...inspections, Part: Inspections }]));
    expect(await screen.findByText('Comments are not here just now')).toBeDefined();
    const tabs = within(screen.getByRole('navigation', { name: 'Piece sections' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Inspections',
      'Label',
    ]);
    await user.click(tabs.getByRole('link', { name: 'Inspections' }));
    expect(await screen.findByText('Seen: Scissor lift, EQ-101')).toBeDefined();
    expect(window.location.pathname).toBe('/equipment/edit/sl-101/inspections');
  });

  it('shows facts to those who may not write', async () => {
    stored['User/find/dana'] = { data: profile('Basic') };
    await open('/equipment/edit/sl-101');
    expect(await screen.findByText('SL-101')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the public page', () => {
  const shown = {
    slug: 'sl-101',
    description: 'Scissor lift, EQ-101',
    serial_num: 'SL-101',
    archived: 0,
    type: 'Scissor lift',
    category: 'Lifts',
    color_hex: null,
    next_service_date: null,
    next_service_description: null,
    next_service_mileage_or_time: null,
    company_name: 'Northgate',
  };

  it('shows a piece to somebody who is not signed in', async () => {
    endSession();
    stored['Equipment/public'] = { data: shown };
    await open('/equipment/view/sl-101');
    expect(await screen.findByRole('heading', { name: 'Scissor lift, EQ-101' })).toBeDefined();
    expect(screen.getByText('Northgate')).toBeDefined();
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/Equipment/public']);
  });

  it('says so when there is none', async () => {
    stored['Equipment/public'] = { success: false, errors: ['This equipment was not found.'] };
    await open('/equipment/view/nonsense');
    expect(await screen.findByText('Equipment not found')).toBeDefined();
    expect(store.get(alertsAtom)).toEqual([]);
  });
});

describe('the picker', () => {
  it('EQ002 EQ003 goes down to a piece, and back up by its trail', async () => {
    const onPick = vi.fn();
    await show(<Widget value={null} onPick={onPick} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    await user.click(await screen.findByRole('button', { name: 'Lifts' }));
    await user.click(await screen.findByRole('button', { name: 'Scissor lift' }));
    await user.click(screen.getByRole('button', { name: 'Lifts' }));
    await user.click(await screen.findByRole('button', { name: 'Scissor lift' }));
    await user.click(await screen.findByRole('button', { name: /EQ-101/ }));
    expect(onPick.mock.calls).toEqual([[{ id: 5, description: 'Scissor lift, EQ-101' }]]);
    expect(lastFilters()).toEqual({ type_id: 2, archived: 0 });
  });

  it('takes the focus as it opens, and gives it back when Escape closes it', async () => {
    await show(<Widget value={null} onPick={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Choose equipment' }));
    const panel = await screen.findByRole('group', { name: 'Choose equipment' });
    expect(document.activeElement).toBe(panel);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose equipment' }));
  });

  it('shows what is picked, and takes it away', async () => {
    const onPick = vi.fn();
    await show(<Widget value={5} onPick={onPick} />);
    expect(await screen.findByText('Scissor lift, EQ-101')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onPick.mock.calls).toEqual([[null]]);
  });

  it('EQ008 offers only the types that its host names', async () => {
    await show(<Widget value={null} typeIds={[99]} onPick={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    expect(await screen.findByText('No equipment categories')).toBeDefined();
    cleanup();
    await show(<Widget value={null} typeIds={[2]} onPick={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    await user.click(await screen.findByRole('button', { name: 'Lifts' }));
    expect(await screen.findByRole('button', { name: 'Scissor lift' })).toBeDefined();
  });

  it('includes archived pieces only when its host asks for them', async () => {
    await show(<Widget value={null} includeArchived onPick={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    await user.click(await screen.findByRole('button', { name: 'Lifts' }));
    await user.click(await screen.findByRole('button', { name: 'Scissor lift' }));
    await screen.findByRole('button', { name: /EQ-101/ });
    expect(lastFilters()).toEqual({ type_id: 2 });
  });
});
