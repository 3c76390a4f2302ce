import { dirname, join } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { textFilesSource } from './text-files.ts';

/** What the shell brings besides its own texts. */
const SHARED = ['api', 'domain', 'federation', 'records', 'ui'];

/**
 * Where a package's translations come in: fills `textFiles` of the shell (shell/src/language/text-files.ts), and lets the entry of
 * a remote bring its own. A remote without any gets nothing.
 */
function textFilesLoader(this: LoaderContext, source: string): string {
  const dir = this.rootContext;
  if (this.resourcePath.endsWith('text-files.ts')) {
    const shared = SHARED.map((name) => join(dirname(dir), 'shared', name));
    return `export const textFiles = ${textFilesSource([dir, ...shared])};`;
  }
  const files = textFilesSource([dir]);
  if (files === '{}') return source;
  return `${source}\nimport { bringTexts } from '@fieldspan/ui/i18n';\nbringTexts(${files});\n`;
}

export default textFilesLoader;
