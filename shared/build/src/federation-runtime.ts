import { createRequire } from 'node:module';

/**
 * Points the build at the ES modules of the federation runtime. The plugin finds their CommonJS twins, of which
 * nothing can be left out: 10 KB more (brotli) in the shell and in every remote.
 */
export function federationRuntimeAlias(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const runtime = tools.resolve('@module-federation/runtime');
  const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime');
  return { '@module-federation/runtime': esm(runtime), [bundlerRuntime]: esm(bundlerRuntime) };
}

const esm = (file: string): string => file.replace(/\.cjs$/, '.js');
