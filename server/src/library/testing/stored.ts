import * as v from 'valibot';
import type { Caller } from '../../routes/testing/caller.ts';

const Stored = v.object({ id: v.number(), filename: v.string() });

/** Uploads a text file. */
export async function storedText(by: Caller, name: string, text = `text of ${name}`) {
  const { data, errors } = await by.post('LibraryUpload/save', { file: new File([text], name) });
  if (data === null) throw new Error(errors.join(' '));
  return v.parse(Stored, data);
}

/** Puts a new text file into the library. */
export async function libraryFile(by: Caller, name: string, more: Record<string, unknown> = {}) {
  const { id: file_id, filename } = await storedText(by, name);
  return { id: await by.saved('LibraryFile/save', { file_id, ...more }), file_id, filename };
}

export const newFolder = (by: Caller, name: string, more: Record<string, unknown> = {}) =>
  by.saved('LibraryFolder/save', { name, ...more });

/** Ids of the files that somebody finds. */
export async function fileIds(by: Caller, filters: Record<string, unknown>): Promise<number[]> {
  const { data } = await by.get('LibraryFile/get', { filters, fields: ['id'], order: [['id', 'ASC']], limit: 200 });
  return v.parse(v.array(v.object({ id: v.number() })), data).map(({ id }) => id);
}
