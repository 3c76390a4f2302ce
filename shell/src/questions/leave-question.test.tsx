// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { askToLeave } from './leave-question-state.ts';
import { LeaveQuestion } from './leave-question.tsx';

afterEach(cleanup);

const ask = (message: string) => {
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = askToLeave(message);
  });
  return answer;
};

it('resolves to what the person chose', async () => {
  render(<LeaveQuestion />);
  const leaving = ask('You have changes that are not saved.');
  expect(screen.getByText('You have changes that are not saved.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await leaving).toBe(true);

  const staying = ask('You have changes that are not saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(await staying).toBe(false);
});

it('treats Escape as staying', async () => {
  render(<LeaveQuestion />);
  const leaving = ask('Leave the form?');
  await userEvent.keyboard('{Escape}');
  expect(await leaving).toBe(false);
});

it('resolves an earlier question to no when another replaces it', async () => {
  render(<LeaveQuestion />);
  const first = ask('Leave the form?');
  const second = ask('Leave the thread?');
  expect(await first).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await second).toBe(true);
});
