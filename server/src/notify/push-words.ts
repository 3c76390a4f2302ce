import { SentenceSchema } from '@fieldspan/contract/sentence';
import type { Sentence } from '@fieldspan/contract/sentence';
import * as v from 'valibot';
import { speechOf } from './speech.ts';

/** A push message holds at most 4,096 bytes, and a lock screen shows about two lines. */
const BODY_LENGTH = 240;

const QueuedSchema = v.object({
  title: v.string(),
  body: v.string(),
  link: v.string(),
  tag: v.string(),
  said: v.optional(SentenceSchema),
});

type Queued = { title: string; body: string; link: string; tag: string; said?: Sentence };

/** A push message as it waits: with what it says, because the language of its reader is known when it goes out. */
export const queuedPush = ({ body, ...rest }: Queued): string =>
  JSON.stringify({ body: body.slice(0, BODY_LENGTH), ...rest });

/** What goes out to the device: the words in the reader's language. */
export function wordedPush(payload: string, language: string | null): string {
  const { said, ...rest } = v.parse(v.pipe(v.string(), v.parseJson(), QueuedSchema), payload);
  const body = said === undefined ? rest.body : speechOf(language).say(said).slice(0, BODY_LENGTH);
  return JSON.stringify({ ...rest, body });
}
