import type { FederationHost, Lifecycles, MountedParcel } from './lifecycles.ts';
import { withinLoadTimeout } from './within-load-timeout.ts';

/** After this time the person is told that it is still loading. */
export const SLOW_MS = 8_000;

export type VisitState =
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'shown' }
  /** `code` is that of the report. */
  | { kind: 'failed'; error: unknown; code: string };

type VisitParts<P extends object> = {
  /** Remote or `remote.widget`. */
  part: string;
  host: FederationHost;
  load: () => Promise<Lifecycles<P>>;
  domElement: HTMLElement;
  props: P;
  onChange: (state: VisitState) => void;
};

/** One attempt to show a page or a widget: loading, shown or failed, until it is ended. */
export class Visit<P extends object> {
  readonly #parts: VisitParts<P>;
  #props: P;
  #parcel: MountedParcel<P> | null = null;
  #isOver = false;

  constructor(parts: VisitParts<P>) {
    this.#parts = parts;
    this.#props = parts.props;
  }

  /** Never rejects: results are passed to `onChange`. */
  async start(): Promise<void> {
    const slow = setTimeout(() => this.#tell({ kind: 'loading', isSlow: true }), SLOW_MS);
    try {
      await this.#show();
      this.#tell({ kind: 'shown' });
    } catch (error) {
      this.#fail(error);
    } finally {
      clearTimeout(slow);
    }
  }

  update(props: P): void {
    this.#props = props;
    this.#parcel?.update(props).catch((error: unknown) => this.#fail(error));
  }

  /** Clears the element and stops emitting state. */
  end(): void {
    this.#isOver = true;
    void this.#parcel?.unmount();
  }

  async #show(): Promise<void> {
    const { part, host, load, domElement } = this.#parts;
    const lifecycles = await withinLoadTimeout(part, load());
    if (this.#isOver) return;
    this.#parcel = host.mountParcel({ lifecycles, domElement, props: this.#props });
    void this.#parcel.unwanted?.then((error) => this.#fail(error));
    await withinLoadTimeout(part, this.#parcel.mounted);
  }

  #fail(error: unknown): void {
    const { part, host } = this.#parts;
    if (!this.#isOver) this.#tell({ kind: 'failed', error, code: host.report({ part, error }) });
    this.end();
  }

  #tell(state: VisitState): void {
    if (!this.#isOver) this.#parts.onChange(state);
  }
}
