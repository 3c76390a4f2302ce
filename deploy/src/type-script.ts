import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from './settings.ts';

/** On an idle machine it takes seconds; a busy one must not make a build fail. */
const LIMIT_MS = 300_000;

/** Compiler options for every type check: the project's own strictness, no packages. */
const OPTIONS = [
  ['--ignoreConfig', '--strict', '--skipLibCheck', '--pretty', 'false', '--noErrorTruncation'],
  ['--target', 'es2024', '--lib', 'es2024,esnext.iterator,dom,dom.iterable', '--types', ''],
  ['--module', 'preserve', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'],
].flat();

const PackageSchema = v.object({ version: v.string(), bin: v.object({ tsc: v.string() }) });

function compiler(): { version: string; file: string } {
  const require = createRequire(join(PROJECT, 'package.json'));
  const place = require.resolve('typescript/package.json');
  const { version, bin } = v.parse(PackageSchema, require(place));
  return { version, file: join(dirname(place), bin.tsc) };
}

export const compilerVersion = (): string => compiler().version;

/**
 * Runs the TypeScript compiler in a folder.
 * @returns its messages about the files; empty when there are none
 * @throws Error when it could not run, or took longer than five minutes
 */
export function runTypeScript(folder: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const all = [compiler().file, ...OPTIONS, ...args];
    execFile(
      process.execPath,
      all,
      { cwd: folder, timeout: LIMIT_MS, maxBuffer: 10_000_000 },
      (error, out, complaint) => {
        // Exit codes 1 and 2 mean that the files have errors, which standard output lists.
        if (error === null || error.code === 1 || error.code === 2) resolve(out);
        else {
          const why = error.killed === true ? `it took longer than ${LIMIT_MS / 1000} s` : complaint || error.message;
          reject(new Error(`TypeScript could not run: ${why}`));
        }
      },
    );
  });
}
