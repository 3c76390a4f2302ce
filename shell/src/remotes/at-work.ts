import type { MountedParts } from './mounted-parts.ts';

/** Who has not touched the page for so long is not in the middle of anything. */
const AWAY_MS = 30_000;
const ACTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Knows whether somebody is in the middle of something, from what they do: screens need not say it. */
export class AtWork {
  readonly #mounted: Pick<MountedParts, 'contains'>;
  /** Fields that were typed into, and sheets that were drawn on, since the person came to the screen. */
  #typedIn = new Set<Element>();
  #lastAct = performance.now();

  constructor(mounted: Pick<MountedParts, 'contains'>) {
    this.#mounted = mounted;
  }

  /** Returns the function that stops it. */
  watch(): () => void {
    const stopping = new AbortController();
    const options = { passive: true, capture: true, signal: stopping.signal };
    const handleAct = () => (this.#lastAct = performance.now());
    for (const act of ACTS) document.addEventListener(act, handleAct, options);
    // Nothing but the pointer tells of drawing.
    const handleDown = ({ target }: Event) => target instanceof HTMLCanvasElement && this.#typedIn.add(target);
    document.addEventListener('pointerdown', handleDown, options);
    document.addEventListener('input', ({ target }) => target instanceof Element && this.#typedIn.add(target), options);
    return () => stopping.abort();
  }

  /** The person is on another screen: what was typed on the one before was sent, kept or given up. */
  forget(): void {
    this.#typedIn = new Set(this.#fields().filter(isInDialog));
  }

  /** Whether something typed stands in a remote's parts, or in a dialog that may be one of theirs. */
  isTypingIn(remote: string): boolean {
    return this.#fields().some((field) => isFilled(field) && this.#mayBelongTo(remote, field));
  }

  /** Whether something typed stands in a dialog, which nothing but its own screen could bring back. */
  isTypingInDialog(): boolean {
    return this.#fields().some((field) => isFilled(field) && isInDialog(field));
  }

  isAway(): boolean {
    return performance.now() - this.#lastAct >= AWAY_MS && document.querySelector(DIALOG) === null;
  }

  /** Those that stand in the document: the others, and the screens that they were in, are let go of. */
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

/** A box that is empty again was sent or cleared. */
function isFilled(field: Element): boolean {
  const isBox = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (field instanceof HTMLCanvasElement || field instanceof HTMLSelectElement) return true;
  return (isBox ? field.value : field.textContent) !== '';
}
