// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest();
const { user, wait, openThread } = test;

const articles = () => screen.getAllByRole('article');
const at = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** The elements among the messages that Tab stops at. */
const stops = () =>
  [...document.querySelectorAll('article, article button')].filter((one) => one.getAttribute('tabindex') !== '-1');

describe('the stream, by keyboard', () => {
  it('moves with the arrow keys, j and k, and Home and End', async () => {
    test.server.fill(5);
    await openThread();
    act(() => articles().at(-1)?.focus());
    await user.keyboard('{ArrowUp}');
    await wait(50);
    expect(at()).toContain('Line 4');
    await user.keyboard('k');
    await wait(50);
    expect(at()).toContain('Line 3');
    await user.keyboard('{Home}');
    await wait(50);
    expect(at()).toContain('Line 1');
    await user.keyboard('j');
    await wait(50);
    expect(at()).toContain('Line 2');
    await user.keyboard('{End}');
    await wait(50);
    expect(at()).toContain('Line 5');
    expect(articles().map((one) => one.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4', '5']);
  });

  it('has one tab stop, followed by the buttons of that message, and continues from the focused one', async () => {
    test.server.fill(3);
    await openThread();
    expect(stops().map((one) => one.closest('article'))).toEqual(Array(4).fill(articles()[2]));
    act(() => articles()[0]?.focus());
    expect(stops().map((one) => one.closest('article'))).toEqual(Array(4).fill(articles()[0]));
    await user.tab();
    expect(at()).toBe('OK');
  });
});
