import type { MountedParts } from './mounted-parts.ts';

/** After this long without touching the page, a person is no longer in the middle of something. */
const AWAY_MS = 30_000;
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Detects whether somebody is in the middle of something from their input events, without help from the screens. */
export class AtWork {
  readonly #mounted: Pick<MountedParts, 'contains'>;
  /** Fields that were typed into, and canvases that were drawn on, since the current screen was opened. */
  #typedIn = new Set<Element>();
  #lastAct = performance.now();

  constructor(mounted: Pick<MountedParts, 'contains'>) {
    this.#mounted = mounted;
  }

  /** Returns a function that unsubscribes. */
  watch(): () => void {
    const stopping = new AbortController();
    const options = { passive: true, capture: true, signal: stopping.signal };
    const handleAct = () => (this.#lastAct = performance.now());
    for (const act of ACTS) document.addEventListener(act, handleAct, options);
    // Drawing fires pointer events only.
    const handleDown = ({ target }: Event) => target instanceof HTMLCanvasElement && this.#typedIn.add(target);
    document.addEventListener('pointerdown', handleDown, options);
    document.addEventListener('input', ({ target }) => target instanceof Element && this.#typedIn.add(target), options);
    return () => stopping.abort();
  }

  /** The person moved to another screen: what was typed on the previous one was sent, saved or discarded. */
  forget(): void {
    this.#typedIn = new Set(this.#fields().filter(isInDialog));
  }

  /** Whether there is typed text in a remote's parts, or in a dialog that may belong to one. */
  isTypingIn(remote: string): boolean {
    return this.#fields().some((field) => isFilled(field) && this.#mayBelongTo(remote, field));
  }

  /** Whether there is typed text in a dialog, which only its own screen could restore. */
  isTypingInDialog(): boolean {
    return this.#fields().some((field) => isFilled(field) && isInDialog(field));
  }

  isAway(): boolean {
    return performance.now() - this.#lastAct >= AWAY_MS && document.querySelector(DIALOG) === null;
  }

  /** Only elements that are still mounted; the rest are forgotten. */
  #fields(): Element[] {
    const standing = [...this.#typedIn].filter(({ isConnected }) => isConnected);
    this.#typedIn = new Set(standing);
    return standing;
  }

  #mayBelongTo(remote: string, field: Element): boolean {
    return this.#mounted.contains(remote, field) || isInDialog(field);
  }
}

const isInDialog = (field: Element): boolean => field.closest(DIALOG) !== null;

/** An empty field was sent or cleared. */
function isFilled(field: Element): boolean {
  const isBox = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (field instanceof HTMLCanvasElement || field instanceof HTMLSelectElement) return true;
  return (isBox ? field.value : field.textContent) !== '';
}
