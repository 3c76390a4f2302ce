import { namesByFile } from '@fieldspan/build/externals';

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Generated into every build; the runtime itself is the shell's (shared/build/src/federation-runtime.ts). */
const RUNTIME = '@module-federation/';

/** What a build contains: third-party packages, and the modules of ours that the shell provides by name. */
export function librariesIn(sources: Iterable<string>): string[] {
  const names = namesByFile();
  const found = [...sources].flatMap((path) => PACKAGE.exec(path)?.[1]?.replace('\\', '/') ?? names.get(path) ?? []);
  return [...new Set(found)].filter((name) => !name.startsWith(RUNTIME)).toSorted();
}
