// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StagePointers } from './stage-pointers.ts';

let stage: HTMLElement;
let pointers: StagePointers;
const onPan = vi.fn<(by: object) => void>();
const onZoom = vi.fn<(factor: number, at: object) => void>();
const onToggle = vi.fn<(at: object) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  stage = document.createElement('div');
  Object.assign(stage, { setPointerCapture: vi.fn<() => void>() });
  // Its centre is at 400, 300.
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  pointers = new StagePointers(stage, { onPan, onZoom, onToggle });
});
afterEach(() => pointers.stop());

function point(name: string, [clientX, clientY]: readonly [number, number], pointerId = 1): void {
  stage.dispatchEvent(Object.assign(new MouseEvent(name, { clientX, clientY }), { pointerId }));
}

const turn = (deltaY: number) => {
  const event = new WheelEvent('wheel', { deltaY, clientX: 500, clientY: 300, cancelable: true });
  stage.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a picture in the viewer', () => {
  it('follows the finger', () => {
    point('pointermove', [0, 0]);
    point('pointerdown', [100, 100]);
    point('pointermove', [130, 80]);
    point('pointerup', [130, 80]);
    point('pointermove', [900, 900]);
    expect(onPan.mock.calls).toEqual([[{ x: 30, y: -20 }]]);
  });

  it('zooms between two fingers, around their centre', () => {
    point('pointerdown', [300, 300], 1);
    point('pointerdown', [500, 300], 2);
    point('pointermove', [700, 300], 2);
    expect(onZoom).toHaveBeenLastCalledWith(2, { x: 100, y: 0 });
    expect(onPan).toHaveBeenLastCalledWith({ x: 100, y: 0 });
    point('pointermove', [400, 300], 2);
    expect(onZoom).toHaveBeenLastCalledWith(0.25, { x: -50, y: 0 });
    point('pointerup', [400, 300], 2);
    point('pointermove', [310, 300], 1);
    expect(onPan).toHaveBeenLastCalledWith({ x: 10, y: 0 });
  });

  it('zooms with the wheel, around the pointer; the page does not scroll', () => {
    expect(turn(-100)).toBe(true);
    expect(onZoom).toHaveBeenLastCalledWith(expect.closeTo(1.246, 3), { x: 100, y: 0 });
    turn(100);
    expect(onZoom).toHaveBeenLastCalledWith(expect.closeTo(0.803, 3), { x: 100, y: 0 });
  });

  it('switches between fit and full size by a double press', () => {
    stage.dispatchEvent(new MouseEvent('dblclick', { clientX: 400, clientY: 350 }));
    expect(onToggle).toHaveBeenCalledWith({ x: 0, y: 50 });
  });
});
