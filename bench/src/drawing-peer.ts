import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack, type Configuration } from '@rspack/core';
import { compile } from './compile.ts';

/** Beside the builds of this project, and not in its lockfile: only this benchmark needs it (MIT). */
const CACHE = join(import.meta.dirname, '../../.cache/drawing-peers');
const PEER = join(CACHE, 'node_modules/@excalidraw/excalidraw');
const PACKAGES = ['@excalidraw/excalidraw@0.18.1', 'react@19.3.1', 'react-dom@19.3.1'];

/** The same strokes, with its pen chosen, as its own documentation says. */
const ENTRY = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Excalidraw, restoreElements } from '@excalidraw/excalidraw';
globalThis.EXCALIDRAW_ASSET_PATH = '/';
const POINTS = 40;
const stroke = (at) => {
  const points = Array.from({ length: POINTS }, (_, i) => [i * 2, Math.sin(i / 3) * 10]);
  return { type: 'freedraw', id: 's' + at, x: 20 + ((at * 37) % 880), y: 20 + ((at * 53) % 540), width: 80, height: 20,
    points, pressures: [], simulatePressure: true, strokeColor: at % 2 ? '#1971c2' : '#e03131', strokeWidth: 2,
    lastCommittedPoint: points.at(-1) };
};
globalThis.drawing = { excalidraw: (place, count) => new Promise((resolve) => {
  Object.assign(place.style, { width: '1000px', height: '600px' });
  const elements = restoreElements(Array.from({ length: count }, (_, at) => stroke(at)), null);
  const opened = (api) => setTimeout(() => { api.setActiveTool({ type: 'freedraw' }); resolve(); }, 500);
  createRoot(place).render(createElement(Excalidraw, { initialData: { elements }, excalidrawAPI: opened }));
}) };
`;

/** Downloads the packages once, runs none of their scripts, and builds a page of them. */
export async function buildExcalidraw(folder: string): Promise<void> {
  if (!existsSync(PEER)) {
    await mkdir(CACHE, { recursive: true });
    await writeFile(join(CACHE, 'package.json'), '{ "private": true }');
    const how = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES];
    await promisify(execFile)('npm', how, { cwd: CACHE });
  }
  const entry = join(CACHE, 'excalidraw.mjs');
  await writeFile(entry, ENTRY);
  await compile(peerConfig(entry, folder));
  await copyFile(join(PEER, 'dist/prod/index.css'), join(folder, 'main.css'));
}

const peerConfig = (entry: string, folder: string): Configuration => ({
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: { main: entry },
  output: { path: folder, filename: '[name].js', chunkFilename: '[id].js', publicPath: '/' },
  resolve: {
    extensions: ['.mjs', '.js'],
    fullySpecified: false,
    // Text to diagrams is not drawn here, and is most of the build.
    alias: { '@excalidraw/mermaid-to-excalidraw': false },
  },
  module: { rules: [{ test: /\.m?js$/u, resolve: { fullySpecified: false } }] },
  optimization: { splitChunks: false },
  performance: { hints: false },
  plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
});
