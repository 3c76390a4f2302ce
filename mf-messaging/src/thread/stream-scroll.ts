/** Nearer to the end than this counts as reading the newest messages. */
const AT_END_PX = 48;
/** So far from the beginning older messages are asked for. */
const NEAR_TOP_PX = 800;

/**
 * Holds the reading position of a stream. A reader at the end stays there when messages arrive; a reader
 * further up keeps the same message under the eye, whatever is put above or below it.
 */
export class StreamScroll {
  readonly #scroller: HTMLElement;
  #fromEnd = 0;

  constructor(scroller: HTMLElement) {
    this.#scroller = scroller;
    // So that the keyboard can scroll it.
    scroller.tabIndex = 0;
  }

  get isAtEnd(): boolean {
    return this.#fromEnd < AT_END_PX;
  }

  /** False while the browser bounces beyond the top: rows put in then would throw the position away. */
  get isNearTop(): boolean {
    const { scrollTop } = this.#scroller;
    return scrollTop >= 0 && scrollTop < NEAR_TOP_PX;
  }

  /** To be called on every scroll: what comes later is measured against it. */
  note(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    this.#fromEnd = scrollHeight - scrollTop - clientHeight;
  }

  toEnd(): void {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.note();
  }

  /** After rows were put above. */
  holdAfterPrepend(): void {
    const { scrollHeight, clientHeight } = this.#scroller;
    this.#scroller.scrollTop = scrollHeight - clientHeight - this.#fromEnd;
    this.note();
  }

  /** After the content or the window changed its size below the eye. */
  holdEnd(): void {
    if (this.isAtEnd) this.toEnd();
    else this.note();
  }
}
