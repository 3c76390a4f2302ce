// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag, lift, moveTo, press } from '../../testing/press.ts';
import { SurfacePointers, type SurfaceMoves } from './surface-pointers.ts';

type Noted = [name: string, ...rest: unknown[]];

let noted: Noted[];
let element: HTMLElement;
let pointers: SurfacePointers;

beforeEach(() => {
  noted = [];
  element = document.body.appendChild(document.createElement('div'));
  Object.assign(element, { setPointerCapture: vi.fn<() => void>() });
  const note =
    (name: string) =>
    (...rest: unknown[]) =>
      void noted.push([name, ...rest]);
  const moves: SurfaceMoves = {
    onStart: note('start'),
    onDraw: note('draw'),
    onEnd: note('end'),
    onCancel: note('cancel'),
    onPan: note('pan'),
    onZoom: note('zoom'),
  };
  pointers = new SurfacePointers(element, moves);
});
afterEach(() => {
  pointers.stop();
  element.remove();
});

const names = () => noted.map(([name]) => name);

describe('a pointer on the sheet', () => {
  it.each(['mouse', 'touch', 'pen'] as const)('draws: %s', (type) => {
    drag(
      element,
      [
        [10, 10],
        [20, 12],
        [30, 14],
      ],
      { type },
    );
    expect(noted).toEqual([
      ['start', { x: 10, y: 10 }],
      ['draw', [{ x: 20, y: 12 }]],
      ['draw', [{ x: 30, y: 14 }]],
      ['end'],
    ]);
  });

  it('with a second finger does not draw, but moves and zooms the sheet', () => {
    const [one, two] = [{ id: 1, type: 'touch' } as const, { id: 2, type: 'touch' } as const];
    press(element, [100, 100], one);
    press(element, [200, 100], two);
    expect(names()).toEqual(['start', 'cancel']);
    moveTo(element, [300, 100], two);
    expect(noted.slice(2)).toEqual([
      ['pan', { x: 50, y: 0 }],
      ['zoom', 2, { x: 200, y: 100 }],
    ]);
    lift(element, [300, 100], two);
    moveTo(element, [120, 100], one);
    expect(noted.at(-1)).toEqual(['pan', { x: 20, y: 0 }]);
  });

  it('of a finger only moves the sheet once a pen was used: a hand rests on the screen', () => {
    drag(
      element,
      [
        [0, 0],
        [5, 5],
      ],
      { type: 'pen' },
    );
    noted = [];
    drag(
      element,
      [
        [0, 0],
        [7, 3],
      ],
      { type: 'touch' },
    );
    expect(noted).toEqual([['pan', { x: 7, y: 3 }]]);
  });

  it('with the middle or the right button moves the sheet', () => {
    drag(
      element,
      [
        [0, 0],
        [4, 2],
      ],
      { button: 1 },
    );
    drag(
      element,
      [
        [0, 0],
        [4, 2],
      ],
      { button: 2 },
    );
    expect(names()).toEqual(['pan', 'pan']);
  });

  it('that the device cancels keeps its stroke', () => {
    press(element, [0, 0], { type: 'touch' });
    element.dispatchEvent(Object.assign(new MouseEvent('pointercancel'), { pointerId: 1 }));
    expect(names()).toEqual(['start', 'end']);
  });

  it('zooms with the wheel, and the page does not scroll', () => {
    const wheel = new WheelEvent('wheel', { deltaY: -100, clientX: 8, clientY: 9, cancelable: true });
    element.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(noted).toEqual([['zoom', expect.closeTo(1.246, 3), { x: 8, y: 9 }]]);
  });

  it('FORM011 swipes nothing: elements around the sheet get no touch events', () => {
    const heard = vi.fn<() => void>();
    for (const name of ['touchstart', 'touchmove', 'pointerdown']) document.body.addEventListener(name, heard);
    element.dispatchEvent(new Event('touchstart', { bubbles: true }));
    element.dispatchEvent(new Event('touchmove', { bubbles: true }));
    drag(
      element,
      [
        [200, 0],
        [0, 0],
      ],
      { type: 'touch' },
    );
    expect(heard).not.toHaveBeenCalled();
  });
});
