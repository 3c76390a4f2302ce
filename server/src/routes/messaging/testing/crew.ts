import * as v from 'valibot';
import type { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';

const Messages = v.array(v.looseObject({ id: v.number(), message: v.string(), author_id: v.nullable(v.number()) }));

type Said = string | Record<string, unknown>;

/** A world with everybody signed in, and helpers for tests of messaging. */
export async function openCrew() {
  const world = await openWorld();
  const [ana, bob, cat, eve, fay] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
    world.signIn('fay'),
  ]);
  const id = (name: string) => world.ids[name] ?? 0;
  return {
    world,
    id,
    ana,
    bob,
    cat,
    eve,
    fay,
    startThread: (by: Caller, more: Record<string, unknown> = {}) =>
      by.saved('MessageThread/save', { subject: 'Pump at gate 4', Members: [id('bob')], is_open_thread: 0, ...more }),
    say: (by: Caller, threadId: number, said: Said) =>
      by.saved('Message/save', { thread_id: threadId, ...(typeof said === 'string' ? { message: said } : said) }),
    messagesOf: async (by: Caller, threadId: number, more: Record<string, unknown> = {}) => {
      const query = { filters: { thread_id: threadId }, order: [['id', 'ASC']], ...more };
      return v.parse(Messages, (await by.get('Message/get', query)).data);
    },
    /** A job of ana's company with these people on it. */
    newJob: (personnel: readonly string[] = []): Promise<number> =>
      world.services.db.system(async (tx) => {
        const job = await tx
          .insertInto('job')
          .values({ tenant_id: 1, job_name: 'Bridge', job_num: crypto.randomUUID() })
          .returning('id')
          .executeTakeFirstOrThrow();
        for (const name of personnel) {
          await tx
            .insertInto('job_personnel')
            .values({ tenant_id: 1, job_id: job.id, user_id: id(name) })
            .execute();
        }
        return job.id;
      }),
  };
}
