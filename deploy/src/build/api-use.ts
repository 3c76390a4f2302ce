import { readFile } from 'node:fs/promises';
import { API_LEVEL, type ApiName, laterNames } from '@fieldspan/contract/api-level';
import type { Release } from '@fieldspan/contract/release';
import { experiments } from '@rspack/core';

type ApiUse = Required<Pick<Release, 'apiLevel' | 'apiNames' | 'contractLevel'>>;

/** The contract names everything and asks for nothing; packages from outside know none of it. */
const isAsking = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/[\\/](?:shared|@fieldspan)[\\/]contract[\\/]/.test(path);

/** What is written for people and for the compiler asks for nothing either. */
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

/** Which of the names a piece of code mentions. A field counts only where its model is mentioned too. */
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
 * What a build asks of the server, by the names that its own sources mention: those of the modules that are really in its
 * chunks. What it shares with others is counted for who gives it.
 * @param declared what it asks for without code, such as the searches of its remote.json
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
