import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readPackageFile } from './package-file.ts';

const CORE = '@module-federation/runtime-core';
/** Where a remote's code finds the runtime that the shell has put into the page. */
const CORE_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/**
 * Points the build at the ES modules of the federation runtime. The plugin would take the CommonJS ones, which cannot
 * be tree-shaken: 10 KB more (brotli) in the shell and in every remote.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const { runtime, bundlerRuntime, core } = installed();
  return { '@module-federation/runtime': esm(runtime), [bundlerRuntime]: esm(bundlerRuntime), [CORE]: esm(core) };
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

const esm = (file: string): string => file.replace(/\.cjs$/, '.js');
