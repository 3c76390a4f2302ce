import { readFile } from 'node:fs/promises';
import { API_LEVEL, type ApiName, laterNames } from '@fieldspan/contract/api-level';
import type { Release } from '@fieldspan/contract/release';
import { experiments } from '@rspack/core';

type ApiUse = Required<Pick<Release, 'apiLevel' | 'apiNames' | 'contractLevel'>>;

/** The contract names every model and asks for none; third-party packages know no model. */
const isAsking = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/[\\/](?:shared|@fieldspan)[\\/]contract[\\/]/.test(path);

/** Documentation and declaration files make no requests either. */
async function codeOf(path: string): Promise<string> {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: path.endsWith('.tsx') },
      target: 'es2024',
      minify: { compress: false, mangle: false, format: { comments: false } },
    },
    minify: true,
    sourceMaps: false,
  } as const;
  const { code } = await experiments.swc.transform(await readFile(path, 'utf8'), options);
  return code;
}

/** The model and field names that a piece of code mentions. A field counts only if its model is mentioned too. */
function mentionedNames<N extends Pick<ApiName, 'name'>>(code: string, names: readonly N[]): N[] {
  const words = new Set(code.match(/[\w$]+/g));
  return names.filter(({ name }) => {
    if (name.includes('/')) return code.includes(name);
    const [model = '', field] = name.split('.');
    if (field === undefined) return words.has(model);
    return words.has(field) && (model === 'filters' || words.has(model));
  });
}

/**
 * The parts of the API that a build uses: the names that its own source modules mention. Only modules that really are
 * in its chunks count; a shared module counts for the package that provides it.
 * @param declared what it requests without code, such as the searches in its remote.json
 * @param names that not every server has
 */
export async function apiUse(
  sources: Iterable<string>,
  declared: object = {},
  names: readonly ApiName[] = laterNames(),
): Promise<ApiUse> {
  if (names.length === 0) return { apiLevel: 1, apiNames: [], contractLevel: API_LEVEL };
  const codes = await Promise.all([...sources].filter(isAsking).map(codeOf));
  const code = [...codes, JSON.stringify(declared)].join('\n');
  const mentioned = mentionedNames(code, names);
  const apiLevel = Math.max(1, ...mentioned.map(({ since }) => since));
  const apiNames = mentioned.filter(({ since }) => since === apiLevel).map(({ name }) => name);
  return { apiLevel, apiNames, contractLevel: API_LEVEL };
}
