// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { endSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import type { Places } from '@fieldspan/contract/places';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { lastList, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { Widget } from './picker/equipment-picker.tsx';
import { equipped, type } from './testing/equipped.ts';

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
const show = (children: ReactNode) => act(async () => void render(<BareFrame>{children}</BareFrame>));
const sent = () => savedForms(asked, 'Equipment/save');

const Inspections = ({ equipment }: Partial<Places['equipment.tab']>) => <p>{`Seen: ${equipment?.name ?? ''}`}</p>;

describe('the editor', () => {
  it('saves only the changed fields', async () => {
    await open('/equipment/edit/sl-101');
    await user.type(await screen.findByRole('textbox', { name: 'Location' }), 'Yard 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(async () => expect(await sent()).toEqual([{ id: '5', version: '1', location: 'Yard 2' }]));
    await vi.waitFor(() => expect(store.get(alertsAtom).map(({ message }) => message)).toEqual(['Record Saved!']));
  });

  it('a new piece has the type that its address names', async () => {
    await open('/equipment/edit/new?type=2');
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'Lift 9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(async () =>
      expect(await sent()).toMatchObject([{ description: 'Lift 9', type_id: '2', archived: '0' }]),
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Scissor lift');
  });

  it('another type is saved by its id', async () => {
    stored['EquipmentType/get'] = { data: [type, { ...type, id: 3, slug: 'boom', name: 'Boom lift' }] };
    await open('/equipment/edit/sl-101');
    await user.selectOptions(await screen.findByRole('combobox', { name: /Type/ }), 'Lifts › Boom lift');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(async () => expect(await sent()).toEqual([{ id: '5', version: '1', type_id: '3' }]));
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
    const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Inspections',
      'Maintenance',
      'Hand-overs',
      'Use and cost',
      'Label',
    ]);
    await user.click(tabs.getByRole('link', { name: 'Inspections' }));
    expect(await screen.findByText('Seen: Scissor lift, EQ-101')).toBeDefined();
    expect(window.location.pathname).toBe('/equipment/edit/sl-101/inspections');
  });

  it('shows facts to people who may not write', async () => {
    Object.assign(stored, equipped('Basic'));
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
  it('CALL098 CALL100 of a picked piece opens where it is, and goes back up from there', async () => {
    await show(<Widget value={5} onPick={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const trail = await screen.findByRole('navigation', { name: 'Equipment levels' });
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Equipment', 'Lifts', 'Scissor lift']);
    expect((await screen.findByRole('button', { name: /SL-101/ })).getAttribute('aria-pressed')).toBe('true');
    await user.click(within(trail).getByRole('button', { name: 'Lifts' }));
    expect(await screen.findByRole('list', { name: 'Types' })).toBeDefined();
    await user.click(within(trail).getByRole('button', { name: 'Equipment' }));
    expect(await screen.findByRole('list', { name: 'Categories' })).toBeDefined();
  });

  it('of a picked piece begins with the categories if its type is not among those that its host names', async () => {
    await show(<Widget value={5} typeIds={[99]} onPick={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('list', { name: 'Categories' })).toBeDefined();
  });

  it('begins with the categories where the type of the picked piece cannot be read', async () => {
    stored['EquipmentType/find/2'] = { success: false, errors: ['Equipment type not found.'] };
    await show(<Widget value={5} onPick={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('list', { name: 'Categories' })).toBeDefined();
  });

  it('EQ002 EQ003 CALL097 goes down to a piece, and back up by its breadcrumbs', async () => {
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
    expect(lastList(asked, 'EquipmentType/get')['filters']).toEqual({ category_id: 1, archived: 0 });
  });

  it('takes the focus when it opens, and returns it when Escape closes it', async () => {
    await show(<Widget value={null} onPick={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Choose equipment' }));
    const panel = await screen.findByRole('group', { name: 'Choose equipment' });
    expect(document.activeElement).toBe(panel);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose equipment' }));
  });

  it('shows the picked piece, which can be removed', async () => {
    const onPick = vi.fn();
    await show(<Widget value={5} onPick={onPick} />);
    expect(await screen.findByText('Scissor lift, EQ-101')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onPick.mock.calls).toEqual([[null]]);
  });

  it('EQ008 offers only the types that its host names', async () => {
    stored['EquipmentType/get'] = { data: [] };
    await show(<Widget value={null} typeIds={[99]} onPick={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    expect(await screen.findByText('No equipment categories')).toBeDefined();
    expect(lastList(asked, 'EquipmentType/get')['filters']).toEqual({ id: [99], archived: 0 });
    cleanup();
    stored['EquipmentType/get'] = { data: [type] };
    await show(<Widget value={null} typeIds={[2]} onPick={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    await user.click(await screen.findByRole('button', { name: 'Lifts' }));
    expect(await screen.findByRole('button', { name: 'Scissor lift' })).toBeDefined();
    expect(lastList(asked, 'EquipmentType/get')['filters']).toEqual({ category_id: 1, id: [2], archived: 0 });
  });

  it('EQ004 includes archived pieces only if its host asks for them', async () => {
    await show(<Widget value={null} includeArchived onPick={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Choose equipment' }));
    await user.click(await screen.findByRole('button', { name: 'Lifts' }));
    await user.click(await screen.findByRole('button', { name: 'Scissor lift' }));
    await screen.findByRole('button', { name: /EQ-101/ });
    expect(lastFilters()).toEqual({ type_id: 2 });
  });
});
