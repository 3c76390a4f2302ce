// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpensesTable } from './testing/expenses-table.tsx';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Unwatching);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(cleanup);

/** In jsdom the layout never changes. */
class Unwatching {
  readonly observe = (): void => {};
  readonly unobserve = (): void => {};
  readonly disconnect = (): void => {};
}

describe('many rows', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ id: at, title: `Receipt ${at}`, hours: at % 97 }));

  const show = async () => {
    render(<ExpensesTable rows={many} rowTo={({ id }) => `/expense/${id}`} />);
    expect(screen.getAllByRole('row').length).toBeLessThan(50);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(40));
  };

  it('keeps only the rows near the visible part in the document, and announces how many there are', async () => {
    await show();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001');
  });

  it('assumes the height of the rendered rows for the others', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
    await show();
    const inDocument = screen.getAllByRole('row').length - 1;
    const spaces = [...document.querySelectorAll<HTMLElement>('td.space')];
    const empty = spaces.reduce((sum, { style }) => sum + Number.parseFloat(style.blockSize), 0);
    // jsdom rounds lengths to six digits.
    expect(Math.round(empty / 48)).toBe(many.length - inDocument);
  });

  it('sorts all of them, not only those in the document', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(screen.getByText('Receipt 99999')).toBeTruthy();
  });

  it('keeps the focused row in the document when the page scrolls away', async () => {
    await show();
    screen.getByRole('link', { name: 'Receipt 2' }).focus();
    Object.defineProperty(window, 'scrollY', { value: 400_000, configurable: true });
    fireEvent.scroll(window);
    expect(document.activeElement?.textContent).toBe('Receipt 2');
    expect(screen.getByText('Receipt 10000')).toBeTruthy();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });
});
