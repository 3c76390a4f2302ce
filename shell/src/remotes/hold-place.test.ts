// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';

let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div><button>Elsewhere</button>';
  element = document.querySelector('div') ?? document.body;
});

afterEach(() => vi.useRealTimers());

function focus(html: string, selector: string): void {
  element.innerHTML = html;
  element.querySelector<HTMLElement>(selector)?.focus();
}

const observed = () => vi.advanceTimersByTimeAsync(0);

it('waits for the field while the new content is still loading', async () => {
  focus('<label>Work area <input></label>', 'input');
  const letGo = holdPlace(element);
  element.innerHTML = '<output aria-busy="true"></output>';
  letGo();
  expect(element.style.minHeight).toBe('0px');
  element.innerHTML = '<label>Work area <input></label>';
  await observed();
  expect(document.activeElement).toBe(element.querySelector('input'));
  expect(element.style.minHeight).toBe('');
});

it('leaves the focus where the person has put it meanwhile', () => {
  focus('<input aria-label="Message">', 'input');
  const letGo = holdPlace(element);
  element.innerHTML = '<input aria-label="Message">';
  document.querySelector('button')?.focus();
  letGo();
  expect(document.activeElement).toBe(document.querySelector('button'));
});

it('moves no focus that was elsewhere', () => {
  element.innerHTML = '<input aria-label="Message">';
  holdPlace(element)();
  expect(document.activeElement).toBe(document.body);
});

it('gives up a field that does not appear', async () => {
  focus('<input type="date" name="day">', 'input');
  const letGo = holdPlace(element);
  element.innerHTML = '<p>Nothing to fill in</p>';
  letGo();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(element.style.minHeight).toBe('');
});
