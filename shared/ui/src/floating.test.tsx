// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { SplitPanel } from './split-panel.tsx';
import { SubMenu } from './sub-menu.tsx';
import { Tabs } from './tabs.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a menu parts its groups by a line', async () => {
  const items = [{ label: 'New message' }, { label: 'Dark theme', startsGroup: true }, { label: 'Sun theme' }];
  render(<Menu label="More" trigger={<button type="button">More</button>} items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('menu');
  const lines = [...menu.querySelectorAll('[role=separator], [role=menuitem]')].map((line) => line.textContent);
  expect(lines).toEqual(['New message', '', 'Dark theme', 'Sun theme']);
});

describe('a sub-menu', () => {
  const items = [
    { label: 'Rename', onSelect: () => undefined },
    { label: 'Download as', items: [{ label: 'PDF' }] },
  ];

  /** Opens it, and presses outside so many milliseconds later. */
  async function pressOutsideAfter(ms: number) {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(<SubMenu label="File actions" items={items} />);
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

  it('MODAL005 stays after a press outside 100 ms after it opened', async () => {
    await pressOutsideAfter(100);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('menu')).not.toBeNull();
  });

  it('MODAL005 closes after a press outside 250 ms after it opened', async () => {
    await pressOutsideAfter(250);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

function Sheet() {
  const [value, setValue] = useState('a');
  const tabs = ['a', 'b', 'c'].map((key) => ({
    value: key,
    label: key.toUpperCase(),
    disabled: key === 'c',
    content: `Sheet ${key}`,
  }));
  return <Tabs label="Sheets" value={value} onChange={setValue} tabs={tabs} />;
}

describe('tabs', () => {
  it('show one sheet at a time and move by arrows', async () => {
    render(<Sheet />);
    expect(screen.getByRole('tablist', { name: 'Sheets' })).toBeTruthy();
    expect(screen.getByRole('tabpanel').textContent).toBe('Sheet a');
    screen.getByRole('tab', { name: 'A' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'B' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').textContent).toBe('Sheet b');
  });
});

describe('a tooltip', () => {
  it('describes its control, and is seen by focus', async () => {
    render(
      <Tooltip text="Everybody has to answer">
        <button type="button">Needs OK</button>
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Needs OK' });
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Everybody has to answer');
    expect(screen.getAllByText('Everybody has to answer')).toHaveLength(1);
    await userEvent.tab();
    await vi.waitFor(() => expect(screen.getAllByText('Everybody has to answer')).toHaveLength(2));
  });
});

function Halves() {
  const [size, setSize] = useState(40);
  return <SplitPanel label="Border" start="Left" end="Right" size={size} onResize={setSize} min={30} max={70} />;
}

describe('a split panel', () => {
  it('is a separator with its place and limits, moved by key and by a press', async () => {
    render(<Halves />);
    const border = screen.getByRole('separator', { name: 'Border' });
    const place = () => ['now', 'min', 'max'].map((word) => border.getAttribute(`aria-value${word}`));
    expect(place()).toEqual(['40', '30', '70']);
    border.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()[0]).toBe('38');
    await userEvent.keyboard('{End}');
    expect(place()[0]).toBe('70');
    await userEvent.keyboard('{Enter}');
    expect(place()[0]).toBe('30');
  });
});

it('CONST004 a list that loads shows five rows', () => {
  const { container } = render(<SkeletonRows />);
  expect(container.querySelectorAll('output > [aria-hidden="true"]')).toHaveLength(5);
});
