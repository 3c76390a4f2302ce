// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a menu separates its groups with a line', async () => {
  const items = [{ label: 'New message' }, { label: 'Dark theme', startsGroup: true }, { label: 'Sun theme' }];
  render(<Menu label="More" trigger={<button type="button">More</button>} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  const lines = [...menu.querySelectorAll('[role=separator], [role=menuitem]')].map((line) => line.textContent);
  expect(lines).toEqual(['New message', '', 'Dark theme', 'Sun theme']);
});

describe('a press outside a menu', () => {
  const items = [{ label: 'Rename' }, { label: 'Download' }];

  /** Opens it, and presses outside this many milliseconds later. */
  async function pressOutsideAfter(ms: number) {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(<Menu label="File actions" trigger={<button type="button">File actions</button>} items={items} />);
    screen.getByRole('button', { name: 'File actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    now.mockReturnValue(1000 + ms);
    fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' });
    fireEvent.mouseDown(document.body, { button: 0 });
    fireEvent.pointerUp(document.body, { button: 0, pointerType: 'mouse' });
    fireEvent.mouseUp(document.body, { button: 0 });
    fireEvent.click(document.body, { detail: 1 });
  }

  it('MODAL005 keeps it open 100 ms after it opened', async () => {
    await pressOutsideAfter(100);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('MODAL005 closes it 250 ms after it opened', async () => {
    await pressOutsideAfter(250);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

it('CONST004 a list that loads shows five rows', () => {
  const { container } = render(<SkeletonRows />);
  expect(container.querySelectorAll('output > [aria-hidden="true"]')).toHaveLength(5);
});
