import type { BoardVisit, Moved, Schedule, TakenCall } from '@fieldspan/contract/schedule-calls';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import { grant } from '../../testing/record-calls.ts';

export const DAY = '2026-12-01';
export const at = (time: string, day = DAY): string => `${day}T${time}:00.000Z`;

let keys = 0;
export const key = (): string => {
  keys += 1;
  return `key-${keys}`;
};

/** What `Visit/move` is sent so that nothing moves. */
export const moveOf = ({ id, version, lead_id, starts_at, ends_at }: BoardVisit) => ({
  id,
  version,
  lead_id: lead_id ?? '',
  starts_at: starts_at ?? '',
  ends_at: ends_at ?? '',
});

export const schedule = async (by: Caller, day = DAY): Promise<Schedule> =>
  Object((await by.get('Schedule/get', { from: at('00:00', day), until: at('23:59', day) })).data);

export const visitOf = async (by: Caller, id: number): Promise<BoardVisit | undefined> =>
  (await schedule(by)).visits.find((visit) => visit.id === id);

export const newsOf = async (by: Caller, text: string): Promise<unknown[]> =>
  Object((await by.get('Notification/get', { filters: { message: { like: text } } })).data);

/** Ana is the Admin, Bob writes service calls, Cat and Dan have no module, Eve works elsewhere. */
export async function openPlanWorld() {
  const world = await openWorld();
  await grant(world, 'bob', { Services: { read: true, write: true } });
  await grant(world, 'cat', {});
  const ana = await world.signIn('ana');
  const idOf = (name: string): number => world.ids[name] ?? 0;

  /** A call that is taken now. */
  async function taken(more: object = {}): Promise<TakenCall> {
    const call = { job_name: 'No heat', customer_name: 'Wexford Dental', duration_min: 90, client_key: key(), ...more };
    const { success, errors, data } = await ana.post('Service/take-call', call);
    if (!success) throw new Error(errors.join(' '));
    return Object(data);
  }

  async function move(visit: BoardVisit, to: object, by = ana): Promise<Moved> {
    const { success, errors, data } = await by.post('Visit/move', { ...moveOf(visit), ...to });
    if (!success) throw new Error(errors.join(' '));
    return Object(data);
  }

  const put = (lead: string, from: string, until: string) => ({
    lead_id: idOf(lead),
    starts_at: at(from),
    ends_at: at(until),
  });

  /** Puts a visit there, whatever is in the way. */
  async function placed(visit: BoardVisit, to: object): Promise<BoardVisit> {
    const { visit: moved } = await move(visit, { ...to, is_forced: 1 });
    if (!moved) throw new Error('It was not moved.');
    return moved;
  }

  async function published(visit: BoardVisit): Promise<BoardVisit> {
    const { data } = await ana.post('Visit/publish', { ids: [visit.id] });
    const [first] = Object(data).published;
    return first;
  }

  const serviceOf = async (id: number) => Object((await ana.get(`Service/find/${id}`)).data);

  return {
    world,
    ana,
    bob: await world.signIn('bob'),
    cat: await world.signIn('cat'),
    eve: await world.signIn('eve'),
    idOf,
    taken,
    move,
    put,
    placed,
    published,
    serviceOf,
  };
}
