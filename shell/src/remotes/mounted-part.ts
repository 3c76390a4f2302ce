import { queryClient } from '@fieldspan/api/query-client';
import type { FederationHost, Lifecycles, MountedParcel } from '@fieldspan/federation/lifecycles';
import { holdPlace } from './hold-place.ts';
import { mountParcel } from './mount-parcel.ts';

type Undo = () => Promise<void>;

/** Neither the new release nor the previous one could be mounted: the element is empty. */
export class LostPartError extends Error {
  override readonly name = 'LostPartError';
}

export type ParcelToMount<P extends object> = { lifecycles: Lifecycles<P>; domElement: HTMLElement; props: P };

/**
 * A mounted page or widget whose release can be replaced in place. Whoever mounted it holds the same parcel all the
 * time.
 */
export class MountedPart<P extends object> implements MountedParcel<P> {
  /** The remote, or `remote.widget`. */
  readonly name: string;
  readonly mounted: Promise<void>;
  readonly domElement: HTMLElement;
  readonly #host: FederationHost;
  #props: P;
  #lifecycles: Lifecycles<P>;
  #parcel: MountedParcel<P>;
  #exchanging: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(host: FederationHost, { lifecycles, domElement, props }: ParcelToMount<P>) {
    this.name = lifecycles.name;
    this.domElement = domElement;
    this.#host = host;
    this.#lifecycles = lifecycles;
    this.#props = props;
    this.#parcel = this.#mount();
    this.mounted = this.#parcel.mounted;
  }

  get isDirty(): boolean {
    return this.#lifecycles.canUpdate() === 'dirty';
  }

  saveDraft(): Promise<void> {
    return this.#lifecycles.saveDraft();
  }

  async update(props: P): Promise<void> {
    this.#props = props;
    await this.#exchanging;
    if (!this.#isOver) await this.#parcel.update(props);
  }

  async unmount(): Promise<void> {
    this.#isOver = true;
    await this.#exchanging;
    await this.#parcel.unmount();
  }

  /**
   * Mounts another release of the same page or widget in its place and restores focus and scroll position.
   * @returns a function that puts the previous one back
   * @throws what its mount threw, after the previous release was mounted again; LostPartError when that failed too
   */
  exchange(next: Lifecycles<P>): Promise<Undo> {
    const exchanging = this.#exchange(next);
    this.#exchanging = exchanging.catch(() => undefined);
    return exchanging;
  }

  async #exchange(next: Lifecycles<P>): Promise<Undo> {
    const before = this.#lifecycles;
    const letGo = holdPlace(this.domElement);
    try {
      await this.#replaceBy(next);
    } catch (error) {
      await this.#replaceBy(before).catch((cause: unknown) => {
        throw new LostPartError(this.name, { cause });
      });
      throw error;
    } finally {
      letGo();
    }
    return async () => void (await this.exchange(before));
  }

  async #replaceBy(lifecycles: Lifecycles<P>): Promise<void> {
    await this.#parcel.unmount();
    forgetAnswers();
    if (this.#isOver) return;
    this.#lifecycles = lifecycles;
    this.#parcel = this.#mount();
    await this.#parcel.mounted;
  }

  #mount(): MountedParcel<P> {
    const parcel = { lifecycles: this.#lifecycles, domElement: this.domElement, props: this.#props };
    return mountParcel({ host: this.#host, ...parcel });
  }
}

/**
 * Answers cached for one release may lack what the next one reads, so they are dropped. Data stored on the device
 * stays.
 */
function forgetAnswers(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.['live'] !== true });
}
