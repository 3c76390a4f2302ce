import { withinLoadTimeout } from '@fieldspan/federation/within-load-timeout';

type Modules = Readonly<Record<string, () => unknown>>;

/**
 * Provides the shared modules that remotes do not bundle (shared/build/src/externals.ts): a remote's code calls
 * `fieldspanExternals('ui/button')`.
 * @param load loads them once; after a failure the next call loads again
 */
export function externalsGiver(load: () => Promise<{ externalModules: Modules }>): () => Promise<void> {
  let loading: Promise<void> | null = null;
  return () => {
    loading ??= withinLoadTimeout('the shared components', load()).then(
      ({ externalModules }) => void Object.assign(globalThis, { fieldspanExternals: moduleIn(externalModules) }),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
}

/** Each module is evaluated when it is first requested. */
const moduleIn =
  (modules: Modules) =>
  (name: string): unknown => {
    const give = modules[name];
    if (!give) throw new Error(`The shell has no module ${name}: it is older than the remote that asks for it`);
    return give();
  };

export const giveExternals = externalsGiver(() => import(/* webpackChunkName: 'externals' */ './external-modules.ts'));
