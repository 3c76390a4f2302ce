import { fileURLToPath } from 'node:url';
import { CssExtractRspackPlugin } from '@rspack/core';
import type { RuleSetRule } from '@rspack/core';

/** The oldest browsers that the app supports. */
export const BROWSERS = ['chrome 111', 'safari 16.4', 'firefox 114'];

/**
 * Rules for scripts, styles and files.
 * @param salt makes class names unique to this build: two builds with different versions of one component can be in the
 * same page
 */
export function moduleRules(development: boolean, salt: string): RuleSetRule[] {
  return [scriptRule(development), ...styleRules(development, salt), fileRule];
}

function scriptRule(development: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      env: { targets: BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
    },
  };
}

function styleRules(development: boolean, salt: string): RuleSetRule[] {
  const extract = { loader: CssExtractRspackPlugin.loader };
  const cssLoader = fileURLToPath(import.meta.resolve('css-loader'));
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentHashSalt: salt,
    localIdentName: development ? '[name]__[local]--[hash:base64:4]' : '[local]-[hash:base64:5]',
  };
  return [
    { test: /\.module\.css$/, type: 'javascript/auto', use: [extract, { loader: cssLoader, options: { modules } }] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      type: 'javascript/auto',
      sideEffects: true,
      use: [extract, { loader: cssLoader, options: { modules: false } }],
    },
  ];
}

/** Always a separate file: the content policy forbids data: URLs. */
const fileRule: RuleSetRule = { test: /\.(?:woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' };
