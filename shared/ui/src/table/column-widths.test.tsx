// @vitest-environment jsdom
import { recordMessages } from '@fieldspan/domain/message';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '../data-table.tsx';
import type { Widths } from './column-widths.ts';

/** Each header is 200 px wide until it has a width of its own. */
const NATURAL_PX = 200;
const onResize = vi.fn<(widths: Widths) => void>();

const show = (widths: Widths = {}) =>
  render(
    <DataTable
      label="Pieces"
      record={recordMessages('Piece', 'Pieces')}
      rows={[{ id: 1, name: 'Lift', place: 'Yard' }]}
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'place', header: 'Place', cell: ({ place }) => place },
      ]}
      rowKey={({ id }) => id}
      columnWidth={{ widths, onResize }}
    />,
  );

const range = (column: string) => screen.getByRole('slider', { name: `Width of ${column}` });
const grip = (column: string) => range(column).parentElement ?? document.body;
const drag = (to: number, end: 'pointerUp' | 'pointerCancel') => {
  fireEvent.pointerDown(grip('Name'), { clientX: 0, button: 0, pointerId: 1 });
  fireEvent.pointerMove(grip('Name'), { clientX: to });
  fireEvent[end](grip('Name'), { clientX: to });
};
const tableWidth = () => screen.getByRole('table').style.inlineSize;

beforeEach(() => {
  onResize.mockClear();
  HTMLElement.prototype.setPointerCapture = () => {};
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(NATURAL_PX);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the width of a column', () => {
  it('follows a drag, and the other columns keep theirs', () => {
    show();
    drag(50, 'pointerUp');
    expect(onResize).toHaveBeenCalledExactlyOnceWith({ name: 251, place: 201 });
    expect(tableWidth()).toBe('452px');
  });

  it('is as before when the drag is broken off', () => {
    show();
    drag(50, 'pointerCancel');
    expect(onResize).not.toHaveBeenCalled();
    expect(tableWidth()).toBe('');
  });

  it('has a least', () => {
    show();
    drag(-500, 'pointerUp');
    expect(onResize).toHaveBeenCalledWith({ name: 56, place: 201 });
  });

  it('changes with the arrow keys, and says how wide it is', () => {
    show();
    fireEvent.focus(range('Place'));
    expect(range('Place')).toHaveProperty('value', '200');
    fireEvent.change(range('Place'), { target: { value: '216' } });
    expect(onResize).toHaveBeenCalledWith({ name: 201, place: 216 });
  });

  it('is that of the content again after a double press', async () => {
    show({ name: 90, place: 80 });
    expect(tableWidth()).toBe('170px');
    await userEvent.dblClick(grip('Name'));
    expect(onResize).toHaveBeenLastCalledWith({ place: 80 });
  });
});
