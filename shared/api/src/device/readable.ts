/**
 * Reads all rows, or, if that fails, one by one: browsers refuse the whole list for one damaged row, such as one whose file is lost.
 * @returns the rows, and how many could not be read; those are not deleted
 */
export async function readable<K, T>(
  all: () => Promise<T[]>,
  { keys, one }: { keys: () => Promise<K[]>; one: (key: K) => Promise<T | undefined> },
): Promise<{ rows: T[]; lost: number }> {
  try {
    return { rows: await all(), lost: 0 };
  } catch {
    const read = await Promise.allSettled((await keys()).map((key) => one(key)));
    const rows = read.flatMap((row) => (row.status === 'fulfilled' && row.value !== undefined ? [row.value] : []));
    return { rows, lost: read.filter(({ status }) => status === 'rejected').length };
  }
}
