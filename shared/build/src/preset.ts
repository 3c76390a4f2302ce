import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName } from '@fieldspan/contract/container-name';
import { WORKER_FILE } from '@fieldspan/contract/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  BannerPlugin,
  CopyRspackPlugin,
  CssExtractRspackPlugin,
  LightningCssMinimizerRspackPlugin,
  NormalModuleReplacementPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import type { Configuration, Module, Plugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ChunkMates } from './chunk-mates.ts';
import { runtimeFromShell, takenFromShell } from './externals.ts';
import { FreshChunksPlugin } from './fresh-chunks-plugin.ts';
import { InitialAssetsPlugin } from './initial-assets-plugin.ts';
import { readManifest } from './manifest.ts';
import { federationRuntimeAlias, provideRuntime } from './federation-runtime.ts';
import { BROWSERS, moduleRules } from './module-rules.ts';
import { readPackageFile } from './package-file.ts';
import { bringsOwnReact, shareOption } from './share-table.ts';

export type BuildOptions = {
  /** Folder of the package. */
  dir: string;
  mode: 'production' | 'development';
  /** Default: `dist` in `dir`. Emptied by the build. */
  outDir?: string;
  /** Default: derived at run time from the address of the entry script, so a build can be served from anywhere. */
  publicPath?: string;
};

/** Timeout of a chunk (document 0 §9). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** What the shell's entry imports: everything for sign-in, and the frame around every page after it. */
const SIGNING_IN = './boot.tsx';
const SIGNED_IN = './frame.tsx';
/** The modules that remotes take from the shell. */
const EXTERNALS = './remotes/external-modules.ts';
/** Single sign-on and the second step: part of sign-in for some people only. */
const SIGN_ON = './sign-on-buttons.tsx';

export const SHELL_ENTRY = 'main.js';
export const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * The build of a remote: exposes `src/remote.ts` through remoteEntry.js.
 * @throws Error when remote.json or package.json is invalid
 */
export function remoteConfig(options: BuildOptions): Configuration {
  const manifest = readManifest(join(options.dir, 'remote.json'));
  const { version } = readPackageFile(options.dir);
  const federation = new ModuleFederationPlugin({
    ...federationOptions(options, 'remote'),
    name: containerName(manifest.name, version),
    filename: REMOTE_ENTRY,
    exposes: { './remote': './src/remote.ts' },
  });
  const common = commonConfig(options, manifest.name);
  return {
    ...common,
    entry: {},
    externals: bringsOwnReact(options.dir) ? [runtimeFromShell] : [runtimeFromShell, takenFromShell],
    module: {
      rules: [...(common.module?.rules ?? []), ...(bringsOwnReact(options.dir) ? [] : [textsRule('remote.ts')])],
    },
    // A module that threw is marked instead of being cached half-done, so a retry runs it again (fresh-chunks.ts).
    output: { ...common.output, strictModuleErrorHandling: true },
    plugins: [
      ...commonPlugins(options),
      federation,
      new FreshChunksPlugin(CHUNK_LOAD_TIMEOUT_MS),
      new InitialAssetsPlugin({ from: './app.tsx', entry: REMOTE_ENTRY }),
    ],
  };
}

/** The build of the shell: `src/main.ts` starts it; files in `public` keep their names. */
export function shellConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options, 'shell');
  const mates = new ChunkMates([SIGNING_IN, SIGNED_IN, EXTERNALS, SIGN_ON]);
  const federation = new ModuleFederationPlugin({ ...federationOptions(options, 'shell'), name: 'fieldspan_shell' });
  return {
    ...common,
    entry: { main: { import: './src/main.ts', filename: SHELL_ENTRY } },
    module: { rules: [...(common.module?.rules ?? []), EXTERNAL_MODULES_RULE, textsRule('language/text-files.ts')] },
    optimization: {
      ...common.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          core: { name: 'core', test: mates.of(SIGNING_IN), enforce: true, priority: 20 },
          signedIn: { name: 'signed-in', test: mates.of(SIGNED_IN), enforce: true, priority: 10 },
          // Small, so that these parts of sign-in do not load all of the externals.
          ways: {
            name: 'ways',
            test: (module: Module) => mates.of(SIGN_ON)(module) && mates.of(EXTERNALS)(module),
            enforce: true,
            priority: 7,
          },
          externals: { name: 'externals', test: mates.of(EXTERNALS), enforce: true, priority: 5 },
          // Small modules that several dialogs and screens use: one file instead of five.
          parts: { ...commonChunks, name: 'parts', test: isOfShell, priority: 3 },
          common: commonChunks,
        },
      },
    },
    plugins: [
      ...commonPlugins(options),
      federation,
      mates,
      new NormalModuleReplacementPlugin(
        /\/SnapshotHandler\.js$/,
        fileURLToPath(new URL('no-snapshots.ts', import.meta.url)),
      ),
      new NormalModuleReplacementPlugin(
        /\/utils\/preload\.js$/,
        fileURLToPath(new URL('no-preloads.ts', import.meta.url)),
      ),
      new CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new InitialAssetsPlugin({ from: SIGNING_IN, entry: SHELL_ENTRY, signedIn: [SIGNED_IN, EXTERNALS] }),
    ],
  };
}

/** Adds the list of modules that remotes take from the shell. */
export const EXTERNAL_MODULES_RULE = {
  test: /remotes\/external-modules\.ts$/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('external-modules-loader.ts', import.meta.url)),
} as const;

/** Lets the translations of a package come in at this source file. */
const textsRule = (file: string) =>
  ({
    test: new RegExp(`/src/${file.replace('.', '[.]')}$`),
    enforce: 'pre',
    loader: fileURLToPath(new URL('messages/text-files-loader.ts', import.meta.url)),
  }) as const;

/**
 * The build of the shell's service worker: one script that shares nothing, written next to the output of `shellConfig`.
 */
export function workerConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options, 'service-worker');
  return {
    ...common,
    target: ['webworker', 'es2022'],
    entry: { worker: { import: './src/service-worker/worker.ts', filename: WORKER_FILE } },
    output: { ...common.output, clean: false },
  };
}

/** Sources of ours. Modules that consume a shared module must stay in their chunk. */
const isOfShell = (module: Module): boolean =>
  /^(?:javascript\/|css\/)/.test(module.type) && !module.nameForCondition()?.includes('node_modules');

/**
 * CSS used by two parts of the shell goes into one file only: a stylesheet that loads twice would override the ones
 * after it.
 */
const commonChunks = { minChunks: 2, minSize: 0, chunks: 'async', reuseExistingChunk: true } as const;
function federationOptions(options: BuildOptions, role: 'shell' | 'remote') {
  return {
    shared: shareOption(options.dir, role),
    shareStrategy: 'loaded-first' as const,
    manifest: false,
    dts: false,
    dev: false,
    runtimePlugins: role === 'shell' ? [provideRuntime] : [],
    experiments: {
      optimization: { disableSnapshot: true, target: 'web' as const, disableRemote: role === 'remote' },
      // The remotes use the shell's federation runtime: this saves 9 KB (brotli) in each.
      externalRuntime: role === 'remote',
    },
  };
}

function commonConfig({ dir, mode, outDir, publicPath }: BuildOptions, name: string): Configuration {
  const { version } = readPackageFile(dir);
  const development = mode === 'development';
  const fileName = development ? '[name]' : '[name].[contenthash:12]';
  return {
    name,
    mode,
    context: resolve(dir),
    target: ['web', 'es2022'],
    devtool: development ? 'source-map' : false,
    output: {
      path: resolve(outDir ?? join(dir, 'dist')),
      publicPath: publicPath ?? 'auto',
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: `${fileName}[ext]`,
      uniqueName: `${name}@${version}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: federationRuntimeAlias() },
    module: { rules: moduleRules(development, `${name}@${version}`) },
    optimization: {
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      minimizer: [
        new SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
          extractComments: false,
        }),
        new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** First in every stylesheet, so that whichever loads first sets the layer order. */
const LAYERS = '@layer reset, tokens, ui, app;';

function commonPlugins({ mode }: BuildOptions): Plugin[] {
  const development = mode === 'development';
  const name = development ? '[name]' : '[name].[contenthash:12]';
  // The order of components' stylesheets does not matter: none relies on coming after another.
  const styles = new CssExtractRspackPlugin({
    filename: `${name}.css`,
    chunkFilename: `${name}.css`,
    ignoreOrder: true,
  });
  const layers = new BannerPlugin({ banner: LAYERS, raw: true, test: /\.css$/ });
  if (development) return [styles, layers, new ReactRefreshRspackPlugin()];
  return [styles, layers, new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true })];
}
