import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const PackageFileSchema = v.object({
  name: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/, 'a version such as 1.0.0')),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  /**
   * `ownCopies`: shared packages that this package bundles itself, because it needs another major version than the
   * shell's.
   */
  fieldspan: v.optional(v.object({ ownCopies: v.optional(v.array(v.string()), []) }), { ownCopies: [] }),
});
export type PackageFile = v.InferOutput<typeof PackageFileSchema>;

/**
 * Reads the package.json of a folder.
 * @throws Error that names the file and what is wrong in it
 */
export function readPackageFile(dir: string): PackageFile {
  const file = join(dir, 'package.json');
  const parsed = v.safeParse(PackageFileSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.output;
  throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
}
