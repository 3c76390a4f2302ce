// @vitest-environment jsdom
import { recordMessages } from '@fieldspan/domain/message';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import { ShellTables } from './shell-tables.tsx';
import type { Column, Sort } from './table/columns.ts';

type Project = { id: number; number: string; name: string; city: string; hours: number };

const projects: Project[] = [
  { id: 1, number: 'J-2041', name: 'Stone Road Medical Centre', city: 'Guelph', hours: 1842 },
  { id: 2, number: 'J-2038', name: 'Harbour Foods cold store', city: 'Hamilton', hours: 610 },
];
const columns: Column<Project>[] = [
  { key: 'number', header: 'Number', cell: (row) => row.number, sort: 'job_num' },
  { key: 'name', header: 'Project', cell: (row) => row.name, sort: 'job_name', card: 'title' },
  { key: 'city', header: 'City', cell: (row) => row.city },
  { key: 'hours', header: 'Hours', cell: (row) => row.hours, align: 'end', card: 'hidden' },
];

const windowUpTo = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

type Extra = { rows?: Project[]; loading?: boolean; sort?: Sort; onSort?: (sort: Sort) => void; breakpoint?: number };
const show = ({ rows = projects, ...extra }: Extra = {}) =>
  render(
    <DataTable
      label="Projects"
      record={recordMessages('Project', 'Projects')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.id}
      rowTo={(row) => `/project/${row.id}/details`}
      {...extra}
    />,
  );

const framed = (width: number) => {
  cleanup();
  windowUpTo(width);
  render(
    <ShellTables>
      <DataTable
        label="Projects"
        record={recordMessages('Project', 'Projects')}
        rows={projects}
        columns={columns}
        rowKey={(row) => row.id}
      />
    </ShellTables>,
  );
  return screen.queryByRole('table') === null;
};

afterEach(cleanup);

describe('a table', () => {
  it('has a row for each record, and the title column links to it', () => {
    show();
    const table = screen.getByRole('table', { name: 'Projects' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    const link = within(table).getByRole('link', { name: 'Stone Road Medical Centre' });
    expect(link.getAttribute('href')).toBe('/project/1/details');
  });

  it('follows the link on a press anywhere in the row', async () => {
    show();
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    screen.getByRole('link', { name: 'Harbour Foods cold store' }).addEventListener('click', followed);
    await userEvent.click(screen.getByText('Hamilton'));
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('TABLE001 announces the order and reverses it on the next press', async () => {
    const onSort = vi.fn<(sort: Sort) => void>();
    show({ sort: { key: 'job_num', direction: 'asc' }, onSort });
    expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Project' }).hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Number' }));
    expect(onSort).toHaveBeenCalledWith({ key: 'job_num', direction: 'desc' });
  });

  it('offers no sorting on a column that does not sort', () => {
    show({ onSort: () => {} });
    expect(screen.queryByRole('button', { name: 'City' })).toBeNull();
  });

  it('TABLE008 says "No {record}s" when there are none', () => {
    show({ rows: [] });
    expect(screen.getByText('No Projects')).toBeTruthy();
  });

  it('TABLE009 CONST004 shows five skeleton rows while loading, and no "No …" before it is known', () => {
    show({ rows: [], loading: true });
    expect(screen.getByRole('status').querySelectorAll('[aria-hidden]')).toHaveLength(5);
    expect(screen.queryByText('No Projects')).toBeNull();
  });
});

describe('a table on a narrow window', () => {
  it('TABLE013 shows cards at 1024 px and below by itself', () => {
    windowUpTo(1024);
    show();
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    windowUpTo(1025);
    show();
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('TABLE013 shows cards at 800 px where the shell frames it', () => {
    expect(framed(800)).toBe(true);
    expect(framed(801)).toBe(false);
  });

  it('shows a title and two facts', () => {
    windowUpTo(800);
    show();
    expect(screen.queryByRole('table')).toBeNull();
    const card = within(screen.getByRole('list', { name: 'Projects' })).getAllByRole('listitem')[0];
    expect(card?.textContent).toBe('Stone Road Medical CentreNumberJ-2041CityGuelph');
  });

  it('shows cards where the caller says', () => {
    windowUpTo(600);
    show({ breakpoint: 599 });
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('can still be sorted, from a list', async () => {
    windowUpTo(360);
    const onSort = vi.fn<(sort: Sort) => void>();
    show({ onSort, sort: { key: 'job_num', direction: 'asc' } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Project, descending');
    expect(onSort).toHaveBeenCalledWith({ key: 'job_name', direction: 'desc' });
  });
});
