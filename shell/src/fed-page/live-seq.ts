import * as v from 'valibot';

const SeqSchema = v.object({ seq: v.number() });

/** Number of the live set; null when it cannot be fetched. */
export async function liveSeq(): Promise<number | null> {
  try {
    const response = await fetch('/__set', { credentials: 'same-origin' });
    const parsed = v.safeParse(SeqSchema, await response.json());
    return parsed.success ? parsed.output.seq : null;
  } catch {
    return null;
  }
}
