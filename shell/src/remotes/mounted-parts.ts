import type { FederationHost, Lifecycles, MountedParcel } from '@fieldspan/federation/lifecycles';
import { MountedPart, type ParcelToMount } from './mounted-part.ts';

/** A part without its props: the operations that all parts have. */
type AnyPart = Pick<MountedPart<never>, 'name' | 'domElement' | 'isDirty' | 'saveDraft'> & {
  exchange: (lifecycles: Lifecycles) => Promise<() => Promise<void>>;
};

/** Finds the new release of a page or widget. */
type FindPart = (name: string) => Promise<Lifecycles>;

const remoteOf = (part: string): string => part.split('.')[0] ?? part;

/** Every mounted page and widget of the remotes. */
export class MountedParts {
  readonly #parts = new Set<AnyPart>();
  readonly #unwanted = new WeakMap<HTMLElement, (why: Error) => void>();

  mount<P extends object>(host: FederationHost, parcel: ParcelToMount<P>): MountedParcel<P> {
    const part = new MountedPart(host, parcel);
    const listed: AnyPart = part;
    this.#parts.add(listed);
    part.mounted.catch(() => this.#parts.delete(listed));
    return {
      mounted: part.mounted,
      update: (props) => part.update(props),
      unmount: () => {
        this.#parts.delete(listed);
        return part.unmount();
      },
    };
  }

  isShown(remote: string): boolean {
    return this.#of(remote).length > 0;
  }

  /** Unmounting would lose somebody's work. A remote that cannot tell counts as dirty. */
  isDirty(remote: string): boolean {
    return this.#of(remote).some((part) => {
      try {
        return part.isDirty;
      } catch {
        return true;
      }
    });
  }

  /** Whether an element is inside one of the remote's parts. */
  contains(remote: string, element: Node): boolean {
    return this.#of(remote).some(({ domElement }) => domElement.contains(element));
  }

  /** @throws the error of a part that cannot stash its work */
  async saveDrafts(remote: string): Promise<void> {
    await Promise.all(this.#of(remote).map((part) => part.saveDraft()));
  }

  /**
   * Loads the code of the parts' new releases.
   * @throws the load error
   */
  async prepare(remote: string, find: FindPart): Promise<void> {
    await Promise.all(this.#of(remote).map(({ name }) => find(name)));
  }

  /**
   * Replaces all parts of a remote, one after the other.
   * @throws the error of a new release that could not be mounted; all parts are then as they were
   */
  async exchange(remote: string, find: FindPart): Promise<void> {
    const undo: (() => Promise<void>)[] = [];
    try {
      for (const part of this.#of(remote)) undo.push(await part.exchange(await find(part.name)));
    } catch (error) {
      for (const putBack of undo.toReversed()) await putBack();
      throw error;
    }
  }

  /** Resolves when an element's part is to be removed; whoever mounted it unmounts it. */
  whenUnwanted(domElement: HTMLElement): Promise<Error> {
    return new Promise((resolve) => this.#unwanted.set(domElement, resolve));
  }

  /** Removes a remote's widgets from other remotes' pages, which then show their fallback. */
  takeAway(remote: string, why: Error): void {
    for (const { name, domElement } of this.#of(remote)) if (name !== remote) this.#unwanted.get(domElement)?.(why);
  }

  #of(remote: string): AnyPart[] {
    return [...this.#parts].filter(({ name }) => remoteOf(name) === remote);
  }
}

/** The failures of this page. */
export const mountedParts = new MountedParts();
