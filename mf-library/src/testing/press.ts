import { fireEvent } from '@testing-library/react';

type Place = readonly [x: number, y: number];
type Pointer = { id?: number; type?: 'mouse' | 'touch' | 'pen'; button?: number };

/** jsdom's pointer events lack the pointer fields, so they are added. */
function point(element: Element, [clientX, clientY]: Place, pointer: Pointer & { name: string }): void {
  const { name, id = 1, type = 'mouse', button = 0 } = pointer;
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX, clientY, button });
  Object.assign(event, { pointerId: id, pointerType: type, getCoalescedEvents: () => [] });
  fireEvent(element, event);
}

export const press = (element: Element, at: Place, pointer: Pointer = {}) =>
  point(element, at, { ...pointer, name: 'pointerdown' });
export const moveTo = (element: Element, at: Place, pointer: Pointer = {}) =>
  point(element, at, { ...pointer, name: 'pointermove' });
export const lift = (element: Element, at: Place, pointer: Pointer = {}) =>
  point(element, at, { ...pointer, name: 'pointerup' });

/** Drags from one point through others. */
export function drag(element: Element, places: readonly Place[], pointer: Pointer = {}): void {
  const [first = [0, 0], ...rest] = places;
  press(element, first, pointer);
  for (const place of rest) moveTo(element, place, pointer);
  lift(element, rest.at(-1) ?? first, pointer);
}
