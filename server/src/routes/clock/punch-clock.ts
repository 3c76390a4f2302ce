import type { Punched } from '@fieldspan/contract/punched';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { CLOCK_INTENTS } from '@fieldspan/domain/clock-ahead';
import { knownPosition } from '@fieldspan/domain/distance';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { AnyNumber, WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { earlierPunch } from './earlier-punch.ts';
import { lockClock } from '../../db/lock-clock.ts';
import { punch } from './punch.ts';
import { pressedAt } from './pressed-at.ts';

const nothing = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** Empty text means no value, because the clock's form always sends all keys. */
const orNothing = <S extends v.GenericSchema<string, number>>(schema: S) => v.optional(v.union([nothing, schema]), '');

const degrees = (most: number) =>
  v.pipe(AnyNumber, v.minValue(-most, `must not be below -${most}`), v.maxValue(most, `must not be above ${most}`));

/** What a press of the clock says, whoever sends it. */
export const PunchSchema = v.object({
  job_id: orNothing(WholeNumber),
  service_id: orNothing(WholeNumber),
  cost_code_id: v.optional(v.union([nothing, WholeNumber])),
  currentLat: orNothing(degrees(90)),
  currentLong: orNothing(degrees(180)),
  position_accuracy: orNothing(v.pipe(AnyNumber, v.minValue(0, 'must not be negative'))),
  intent: v.optional(v.picklist(CLOCK_INTENTS, 'must be in, out, arrive, meal, rest or resume')),
  client_key: v.optional(v.pipe(shortText(100), v.nonEmpty('must not be empty'))),
  waited_ms: v.optional(v.pipe(WholeNumber, v.minValue(0, 'must not be negative')), '0'),
  device_at: v.optional(
    v.pipe(
      shortText(40),
      v.check((text) => knownInstant(text) !== null, 'must be an instant'),
    ),
  ),
});

type PressInput = v.InferOutput<typeof PunchSchema>;

export const punchClock: SignedInRoute = {
  verb: 'POST',
  path: 'TimeLog/punch-clock',
  summary: 'Clock in, clock out, go over to another job, or begin and end a break; once for each client_key',
  session: 'required',
  takes: PunchSchema,
  async handle({ read, session, services, time }): Promise<Punched> {
    const input = await read(PunchSchema);
    return pressOnce({ db: services.db, session, time }, input);
  },
};

type Presser = { db: Database; session: Session; time: Date };

/** One press by this person; once for each client_key. */
export async function pressOnce({ db, session, time }: Presser, input: PressInput): Promise<Punched> {
  if (session.viewer.role === 'none') throw new Refusal('You do not work for this company, so you cannot clock in.');
  if (input.job_id !== null && input.service_id !== null)
    throw new BadRequest('job_id and service_id cannot both be given.');
  const { client_key: key = null, waited_ms: waitedMs, intent = null } = input;
  const pressed = {
    place: { job_id: input.job_id, service_id: input.service_id },
    costCode: input.cost_code_id,
    here: knownPosition({ lat: input.currentLat, long: input.currentLong }),
    accuracyM: input.position_accuracy,
    at: pressedAt(time, waitedMs),
    deviceAt: knownInstant(input.device_at ?? null),
    key,
    waitedMs,
    intent,
  };
  return db.as(session, async (tx) => {
    await lockClock(tx, session);
    const earlier = await earlierPunch(tx, session, key);
    return earlier ?? punch({ tx, session, now: time }, pressed);
  });
}
