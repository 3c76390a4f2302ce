import type { FederationHost, Lifecycles, MountedParcel } from '@fieldspan/federation/lifecycles';
import { MountedPart, type ParcelToMount } from './mounted-part.ts';

/** A part without its props: what can be asked of all of them. */
type AnyPart = Pick<MountedPart<never>, 'name' | 'domElement' | 'isDirty' | 'saveDraft'> & {
  exchange: (lifecycles: Lifecycles) => Promise<() => Promise<void>>;
};

/** Finds the new release of a page or widget. */
type FindPart = (name: string) => Promise<Lifecycles>;

const remoteOf = (part: string): string => part.split('.')[0] ?? part;

/** Every page and widget of the remotes that stands in the document. */
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

  /** Somebody's work would be lost if it went away. A remote that cannot tell is left alone. */
  isDirty(remote: string): boolean {
    return this.#of(remote).some((part) => {
      try {
        return part.isDirty;
      } catch {
        return true;
      }
    });
  }

  /** Whether an element stands in one of the remote's parts. */
  contains(remote: string, element: Node): boolean {
    return this.#of(remote).some(({ domElement }) => domElement.contains(element));
  }

  /** @throws what a part threw that cannot put its work by */
  async saveDrafts(remote: string): Promise<void> {
    await Promise.all(this.#of(remote).map((part) => part.saveDraft()));
  }

  /** Fetches the code of the parts' new releases. @throws the load error */
  async prepare(remote: string, find: FindPart): Promise<void> {
    await Promise.all(this.#of(remote).map(({ name }) => find(name)));
  }

  /**
   * Exchanges all parts of a remote, one after the other.
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

  /** Resolves when what stands in an element is wanted away; who shows it takes it out. */
  whenUnwanted(domElement: HTMLElement): Promise<Error> {
    return new Promise((resolve) => this.#unwanted.set(domElement, resolve));
  }

  /** Takes a remote's widgets off the pages of others, which then show what people can do without them. */
  takeAway(remote: string, why: Error): void {
    for (const { name, domElement } of this.#of(remote)) if (name !== remote) this.#unwanted.get(domElement)?.(why);
  }

  #of(remote: string): AnyPart[] {
    return [...this.#parts].filter(({ name }) => remoteOf(name) === remote);
  }
}

/** Those of this page. */
export const mountedParts = new MountedParts();
