import { isApiError } from '@fieldspan/api/api-error';
import { textsLoaded } from '@fieldspan/ui/i18n';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FederationProps, Lifecycles } from './lifecycles.ts';
import { LoadingPlace } from './loading-place.tsx';
import { RemoteFrame } from './remote-frame.tsx';
import { ScreenError } from './screen-error.tsx';
import { UnsavedWork } from './unsaved-work.ts';

/** One mounted copy. */
type Mounted = { root: Root; isShown: boolean; onReady: () => void; onError: (error: Error) => void };

/** Makes the lifecycles of a React component. */
export class ReactLifecycles<P extends object> implements Lifecycles<P> {
  readonly name: string;
  readonly #load: () => Promise<ComponentType<P>>;
  readonly #mounted = new Map<HTMLElement, Mounted>();
  readonly #unsavedWork = new UnsavedWork();
  #View: ComponentType<P> | null = null;

  constructor(name: string, load: () => Promise<ComponentType<P>>) {
    this.name = name;
    this.#load = load;
  }

  readonly bootstrap = async (): Promise<void> => {
    // Texts come first: modules may say theirs as soon as they run.
    await textsLoaded();
    this.#View ??= await this.#load();
  };

  readonly mount = async (props: FederationProps<P>): Promise<void> => {
    try {
      await new Promise<void>((resolve, reject) => {
        const mounted = { root: createRoot(props.domElement), isShown: false, onReady: resolve, onError: reject };
        this.#mounted.set(props.domElement, mounted);
        this.#render(mounted, props);
      });
    } catch (error) {
      this.#remove(props.domElement);
      throw error;
    }
  };

  readonly update = async (props: FederationProps<P>): Promise<void> => {
    const mounted = this.#mounted.get(props.domElement);
    if (mounted) this.#render(mounted, props);
  };

  readonly unmount = async ({ domElement }: FederationProps<P>): Promise<void> => this.#remove(domElement);

  readonly canUpdate = (): 'clean' | 'dirty' => this.#unsavedWork.canUpdate();

  readonly saveDraft = (): Promise<void> => this.#unsavedWork.saveDraft();

  #render(mounted: Mounted, { host, props }: FederationProps<P>): void {
    if (!this.#View) throw new Error(`${this.name} is mounted before bootstrap`);
    mounted.root.render(
      <RemoteFrame
        host={host}
        unsavedWork={this.#unsavedWork}
        onReady={() => {
          mounted.isShown = true;
          mounted.onReady();
        }}
        onError={(error) => {
          if (mounted.isShown) return isApiError(error) ? null : host.report({ part: this.name, error });
          mounted.onError(error);
          return null;
        }}
        loading={<LoadingPlace />}
        fallback={(error, code, retry) =>
          mounted.isShown && <ScreenError part={this.name} error={error} code={code} onRetry={retry} />
        }
      >
        {createElement(this.#View, props)}
      </RemoteFrame>,
    );
  }

  #remove(domElement: HTMLElement): void {
    this.#mounted.get(domElement)?.root.unmount();
    this.#mounted.delete(domElement);
  }
}
