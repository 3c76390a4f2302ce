import { rm } from 'node:fs/promises';
import { remoteConfig } from '@fieldspan/build/preset';
import { type Configuration, rspack } from '@rspack/core';
import type { Buildable } from '../build/buildable.ts';

/**
 * Builds as for production, because the result must fit released code; but not minified, and with the old files that
 * open tabs may still request.
 */
function watchConfig(dir: string, outDir: string): Configuration {
  const config = remoteConfig({ dir, mode: 'production', outDir });
  return {
    ...config,
    devtool: 'source-map',
    output: { ...config.output, clean: false },
    optimization: { ...config.optimization, minimize: false },
  };
}

/**
 * Builds a remote into its own folder, and again whenever one of its files changes.
 * @param onBuilt called after each build with the compiler's errors, or null
 * @returns a function that stops watching
 */
export async function watchRemote(
  { dir }: Buildable,
  outDir: string,
  onBuilt: (problems: string | null) => void,
): Promise<() => Promise<void>> {
  await rm(outDir, { recursive: true, force: true });
  const compiler = rspack(watchConfig(dir, outDir));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
    if (failure !== null) return onBuilt(failure.message);
    return onBuilt(stats?.hasErrors() === true ? stats.toString({ all: false, errors: true, colors: false }) : null);
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()));
}
