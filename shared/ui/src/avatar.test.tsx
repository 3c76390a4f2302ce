// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const avatar = (at: string, minutes: number) => <Avatar name="Marta Okafor" activity={{ at, minutes }} />;
const isGreen = () => document.querySelector('[data-online]') !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the last-active indicator', () => {
  it('SHELL028 is green under a minute, and not from a minute on', () => {
    const view = render(avatar('10:00:01', 0));
    expect(isGreen()).toBe(true);
    view.rerender(avatar('10:00:01', 1));
    expect(isGreen()).toBe(false);
  });

  it('SHELL029 is hidden 5 seconds later, and stays hidden until there is newer activity', () => {
    const view = render(avatar('10:00:01', 0));
    pass(4999);
    expect(isGreen()).toBe(true);
    pass(1);
    expect(isGreen()).toBe(false);
    view.rerender(avatar('10:00:01', 0));
    expect(isGreen()).toBe(false);
    view.rerender(avatar('10:00:09', 0));
    expect(isGreen()).toBe(true);
    pass(5000);
    expect(isGreen()).toBe(false);
  });

  it('SHELL029 restarts the 5 seconds at newer activity', () => {
    const view = render(avatar('10:00:01', 0));
    pass(4000);
    view.rerender(avatar('10:00:05', 0));
    pass(4000);
    expect(isGreen()).toBe(true);
    pass(1000);
    expect(isGreen()).toBe(false);
  });

  it('SHELL030 says that it was less than a minute ago, also when the dot is hidden', () => {
    render(avatar('10:00:01', 0));
    expect(screen.getByTitle('Active less than a minute ago')).toBeTruthy();
    pass(5000);
    expect(screen.getByTitle('Active less than a minute ago')).toBeTruthy();
    expect(screen.getByText('Active less than a minute ago')).toBeTruthy();
  });

  it('SHELL031 says how many minutes ago it was', () => {
    const view = render(avatar('10:00:01', 5));
    expect(screen.getByTitle('Active 5 minutes ago')).toBeTruthy();
    view.rerender(avatar('10:00:01', 1));
    expect(screen.getByTitle('Active 1 minute ago')).toBeTruthy();
  });

  it('shows nothing if nothing is known', () => {
    render(<Avatar name="Marta Okafor" />);
    expect(isGreen()).toBe(false);
    expect(document.querySelector('[title]')).toBeNull();
  });
});
