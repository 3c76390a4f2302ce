// @vitest-environment jsdom
import { BLANK_SHEET } from '@fieldspan/domain/drawing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCanvas, fakeRoom } from '../testing/fake-canvas.ts';
import { DrawingBoard } from './drawing-board.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const canvases = () => screen.getByRole('application', { name: 'Sketch' }).querySelectorAll('canvas').length;

const PAPER = { sheet: BLANK_SHEET, picture: null };

it('DRAW007 CONST027 has no canvas before 500 ms, and then one of 640 × 360', async () => {
  vi.useFakeTimers();
  const calls = fakeCanvas();
  fakeRoom(664, 384);
  render(<DrawingBoard paper={PAPER} strokes={[]} pen={null} label="Sketch" onDrawn={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(canvases()).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(50));
  // The canvas of finished strokes, and the one of the current stroke.
  expect(canvases()).toBe(2);
  const drawn = calls.filter(({ name }) => name === 'drawImage');
  expect(drawn.at(-1)?.args.slice(-2)).toEqual([640, 360]);
});
