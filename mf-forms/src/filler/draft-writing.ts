import { readPatiently } from './draft-base.ts';

/** Of each draft of this page: a form that is left and opened again at once is read after its last change is written. */
const lastWrites = new Map<string, Promise<unknown>>();

/** Another write or the deletion of a draft has begun. */
export const noteWriting = (key: string, writing: Promise<unknown>): void => void lastWrites.set(key, writing);

/** Also what is still being sent of a form that was left may write, while the draft is read. */
export async function readAfterWrites(key: string): ReturnType<typeof readPatiently> {
  const writing = lastWrites.get(key);
  await writing;
  const kept = await readPatiently(key);
  return lastWrites.get(key) === writing ? kept : readAfterWrites(key);
}
