import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The source of an object with the loader of each language that the packages in `dirs` have: one chunk for each. */
export function textFilesSource(dirs: readonly string[]): string {
  const byLanguage = new Map<string, string[]>();
  for (const dir of dirs)
    for (const file of globSync('messages.*.json', { cwd: dir }).toSorted()) {
      const [, language = ''] = basename(file).split('.');
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), join(dir, file)]);
    }
  const lines = [...byLanguage].map(
    ([language, files]) => `${JSON.stringify(language)}: ${loaderOf(language, files)},`,
  );
  return `{${lines.join('\n')}}`;
}

function loaderOf(language: string, files: readonly string[]): string {
  const imports = files.map(
    (file) => `import(/* webpackChunkName: ${JSON.stringify(`messages-${language}`)} */ ${JSON.stringify(file)})`,
  );
  return `async () => ({ default: Object.assign({}, ...(await Promise.all([${imports.join(', ')}])).map((file) => file.default)) })`;
}
