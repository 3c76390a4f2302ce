// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AtWork } from './at-work.ts';

let atWork: AtWork;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main><input name="job"><input name="other" type="checkbox"></main>
    <input name="search"><div role="dialog"><textarea></textarea></div>`;
  atWork = new AtWork({
    contains: (name, field) => name === 'forms' && document.querySelector('main')?.contains(field) === true,
  });
  stop = atWork.watch();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

function type(selector: string, value: string): void {
  const box = field(selector);
  if (box) box.value = value;
  box?.dispatchEvent(new Event('input', { bubbles: true }));
}

it('knows whose field was typed into, until it is empty again or the person navigates', () => {
  expect(atWork.isTypingIn('forms')).toBe(false);
  type('[name=job]', '17');
  expect([atWork.isTypingIn('forms'), atWork.isTypingIn('library')]).toEqual([true, false]);
  type('[name=job]', '');
  expect(atWork.isTypingIn('forms')).toBe(false);
  type('[name=job]', '18');
  atWork.forget();
  expect(atWork.isTypingIn('forms')).toBe(false);
});

it('treats drawing as work', () => {
  field('main')?.append(document.createElement('canvas'));
  field('canvas')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect([atWork.isTypingIn('forms'), atWork.isTypingIn('library')]).toEqual([true, false]);
});

it('ignores fields of the shell, and removed ones', () => {
  type('[name=search]', 'pump');
  expect(atWork.isTypingIn('forms')).toBe(false);
  type('[name=job]', '17');
  field('main')?.remove();
  expect(atWork.isTypingIn('forms')).toBe(false);
});

it('treats an open dialog as work of any remote, across navigation, until it closes', () => {
  type('[role=dialog] textarea', 'Arm in a cast');
  atWork.forget();
  expect([atWork.isTypingIn('forms'), atWork.isTypingIn('library'), atWork.isTypingInDialog()]).toEqual([
    true,
    true,
    true,
  ]);
  field('[role=dialog]')?.remove();
  expect(atWork.isTypingInDialog()).toBe(false);
});

it('treats half a minute without input as absence, except with an open dialog', () => {
  field('[role=dialog]')?.remove();
  vi.advanceTimersByTime(29_000);
  expect(atWork.isAway()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(atWork.isAway()).toBe(true);
  document.dispatchEvent(new Event('pointermove'));
  expect(atWork.isAway()).toBe(false);
  vi.advanceTimersByTime(30_000);
  document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }));
  expect(atWork.isAway()).toBe(false);
});
