import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { shellConfig } from '@fieldspan/build/preset';
import type { Configuration } from '@rspack/core';
import { freePort } from '../../scripts/free-port.ts';

const PROJECT = join(import.meta.dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * The project's own build for a single page: without federation and the shell's assets.
 * @param modules folders beside the page's own in which packages are looked for
 */
export function pageConfig(entry: string, outDir: string, modules: readonly string[]): Configuration {
  const config = shellConfig({ dir: join(PROJECT, 'shell'), mode: 'production', outDir, publicPath: '/' });
  const plugins = (config.plugins ?? []).filter((plugin) =>
    ['CssExtractRspackPlugin', 'BannerPlugin'].includes(plugin?.constructor.name ?? ''),
  );
  return {
    ...config,
    entry: { main: entry },
    output: { ...config.output, filename: '[name].js' },
    resolve: { ...config.resolve, modules: ['node_modules', ...modules.map((folder) => join(PROJECT, folder))] },
    optimization: { ...config.optimization, splitChunks: false },
    plugins,
  };
}

/** A page of the folder's styles and its `main.js`. */
export async function servePage(folder: string): Promise<{ url: string; server: Server }> {
  const styles = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  const html = `<!doctype html><html data-theme="light">${links}<body></body><script src="/main.js"></script>`;
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    response.setHeader('content-type', TYPES[extname(name)] ?? 'text/html');
    if (name === '') response.end(html);
    else
      readFile(join(folder, name)).then(
        (body) => response.end(body),
        () => response.writeHead(404).end(),
      );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${port}` };
}
