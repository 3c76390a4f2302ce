import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readPackageFile } from './package-file.ts';

const CORE = '@module-federation/runtime-core';
/** Where a remote's code looks for the runtime that the shell has put into the page. */
const CORE_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/**
 * Points the build at the ES modules of the federation runtime. The plugin finds their CommonJS twins, of which
 * nothing can be left out: 10 KB more (brotli) in the shell and in every remote.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const { runtime, bundlerRuntime, core } = installed();
  return { '@module-federation/runtime': esm(runtime), [bundlerRuntime]: esm(bundlerRuntime), [CORE]: esm(core) };
}

/** The version of the runtime: a remote that was built with a newer one does not fit the shell's. */
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

/** A plugin of the shell's runtime: before anything is loaded it lays the runtime ready for the remotes. */
export const provideRuntime = `data:text/javascript,${encodeURIComponent(PROVIDE)}`;

const esm = (file: string): string => file.replace(/\.cjs$/, '.js');
