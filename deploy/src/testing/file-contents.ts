import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of every file below a folder, by path. */
export async function fileContents(root: string): Promise<Map<string, string>> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile() && each.name !== 'lock')
    .map((each) => join(each.parentPath, each.name));
  const read = await Promise.all(
    files.map(async (path): Promise<[string, string]> => [
      path.slice(root.length),
      (await readFile(path)).toString('base64'),
    ]),
  );
  return new Map(read);
}
