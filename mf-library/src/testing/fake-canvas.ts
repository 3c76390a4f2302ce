import { vi } from 'vitest';

type Call = { canvas: HTMLCanvasElement; name: string; args: unknown[] };

/** A canvas for jsdom, which cannot paint: records every call in order. */
export function fakeCanvas(): Call[] {
  const calls: Call[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return contextOf(this, calls);
  });
  return calls;
}

const ANSWERS: Readonly<Record<string, object>> = { measureText: { width: 10 }, getImageData: { data: [0, 0, 0, 0] } };

function contextOf(canvas: HTMLCanvasElement, calls: Call[]): CanvasRenderingContext2D {
  const target: object = { canvas };
  const context: CanvasRenderingContext2D = new Proxy(Object.create(target), {
    get: (known, name) =>
      Reflect.has(known, name)
        ? Reflect.get(known, name)
        : (...args: unknown[]) => {
            calls.push({ canvas, name: String(name), args });
            return ANSWERS[String(name)];
          },
  });
  return context;
}

/** Pictures that load at once, in one size. */
export function fakePictures(width: number, height: number): void {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
}

/** A size for elements, because jsdom has no layout. */
export function fakeRoom(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('ResizeObserver', Unwatching);
  Object.assign(HTMLElement.prototype, { setPointerCapture: vi.fn<() => void>() });
}

export class Unwatching {
  readonly observe = (): void => {};
  readonly unobserve = (): void => {};
  readonly disconnect = (): void => {};
}
