import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readPackageFile } from './package-file.ts';

const CORE = '@module-federation/runtime-core';
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
/** Where a remote's code finds the runtime that the shell has put into the page. */
const CORE_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/**
 * Points the build at the ES modules of the federation runtime. The plugin would take the CommonJS ones, which cannot
 * be tree-shaken: 10 KB more (brotli) in the shell and in every remote.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const { runtime, bundlerRuntime, core } = installed();
  return {
    '@module-federation/runtime': esm(runtime),
    [BUNDLER_RUNTIME]: dirname(bundlerRuntime),
    [bundlerRuntime]: esm(bundlerRuntime),
    [CORE]: esm(core),
  };
}

/** The runtime's version. A remote built with a newer one does not fit the shell's. */
export function federationRuntimeVersion(): string {
  return readPackageFile(join(dirname(installed().core), '..')).version;
}

function installed() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const runtime = tools.resolve('@module-federation/runtime');
  const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime');
  return { runtime, bundlerRuntime, core: createRequire(runtime).resolve(CORE) };
}

const PROVIDE = `import * as core from '${CORE}';
export default () => ({ name: 'provide-runtime', beforeInit: (given) => ((globalThis.${CORE_GLOBAL} = core), given) });`;

/** Runtime plugin of the shell: provides the runtime to the remotes before anything is loaded. */
export const provideRuntime = `data:text/javascript,${encodeURIComponent(PROVIDE)}`;

/** The name of the bundler runtime among the modules that the shell provides (externals.ts). */
export const RUNTIME_MODULE = 'federation-runtime';

const GIVEN = `import { CurrentGlobal } from '${CORE}';
import { createInstance } from '@module-federation/runtime';
import { attachShareScopeMap, bundlerRuntime } from '${BUNDLER_RUNTIME}/index.js';
import { initContainerEntry } from '${BUNDLER_RUNTIME}/initContainerEntry.js';

const init = (given) => {
  const options = { ...given, id: given.id || '' };
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ options: { name } }) => name === given.name);
  if (!known) return createInstance(options);
  known.initOptions(options);
  return known;
};

export const forRemote = () => ({
  runtime: { init },
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
});`;

/**
 * The bundler runtime, which connects a build to the core of the federation runtime. It has no state of its own, but a build
 * writes into its objects, so each remote gets new ones. A remote's instance is found by its name, which contains the version.
 */
export const givenRuntime = `data:text/javascript,${encodeURIComponent(GIVEN)}`;

/** Whether an import is the one that the federation plugin adds to every build. */
export const isBundlerRuntime = (request: string): boolean => request === installed().bundlerRuntime;

const esm = (file: string): string => file.replace(/\.cjs$/, '.js');
