import { vi } from 'vitest';

const WINDOW_PX = 600;
const ROW_PX = 40;

class NoResize {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/**
 * jsdom has no layout: here a list is 600 px high and each of its rows 40, so that the rows near the visible part are
 * rendered.
 */
export function giveRoom(): void {
  vi.stubGlobal('ResizeObserver', NoResize);
  const sizes = {
    clientHeight: () => WINDOW_PX,
    clientWidth: () => 800,
    offsetHeight: (element: Element) => (element.hasAttribute('data-index') ? ROW_PX : WINDOW_PX),
    offsetWidth: () => 800,
    scrollHeight: (element: Element) => Number.parseFloat(element.querySelector('ol')?.style.height ?? '') || WINDOW_PX,
  };
  for (const [name, sizeOf] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return sizeOf(this);
      },
    });
  }
  HTMLElement.prototype.scrollTo = scrollTo;
  // It cannot show files either.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
}

function scrollTo(this: HTMLElement, to?: ScrollToOptions | number): void {
  const top = typeof to === 'number' ? to : (to?.top ?? 0);
  this.scrollTop = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
  // Asynchronous as in a browser, after the code that scrolls has ended.
  queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
}
