import type { News } from '@fieldspan/contract/messaging-calls';
import * as v from 'valibot';
import { longPoll } from '../../bus/long-poll.ts';
import { FlagText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { NewsDesk } from './news.ts';

const AskSchema = v.object({
  wait: v.optional(FlagText, '0'),
  /**
   * The unread thread ids that the client already knows, as JSON text. With `wait` the answer is held until they differ
   * (long poll).
   */
  known: v.optional(v.pipe(v.string(), v.regex(/^\[[\d,\s]*\]$/, 'must be a JSON list of ids'))),
});

/** Answers the unread threads and who was recently active. One NewsDesk (the cache) per process. */
export function checkNew(desk = new NewsDesk()): SignedInRoute {
  return {
    verb: 'GET',
    path: 'Message/check-new',
    summary: 'Ids of unread threads and who was active of late; with wait=1 held until the threads differ from `known`',
    session: 'required',
    takes: AskSchema,
    isBackground: true,
    async handle(ask): Promise<News> {
      const { services, session } = ask;
      const { wait, known } = await ask.read(AskSchema);
      if (session.tenantId === 0) return { threads: [], users: [] };
      const asked = () => desk.threads(services, session);
      const threads = wait === 1 ? await changed(asked) : await asked();
      return { threads, users: await desk.users(services, session) };

      async function changed(read: () => Promise<number[]>): Promise<number[]> {
        const before = new Set(v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.number())), known ?? '[]'));
        const { tenantId, userId } = session;
        const news = await longPoll(services.bus, {
          topic: { tenantId, userId },
          signal: ask.signal,
          ask: async () => {
            const now = await read();
            return now.length === before.size && now.every((id) => before.has(id)) ? null : now;
          },
        });
        return news ?? read();
      }
    },
  };
}
