import type { Punched } from '@fieldspan/contract/punched';
import { checkIn } from '@fieldspan/domain/check-in';
import type { CheckIn } from '@fieldspan/domain/check-in';
import type { Position } from '@fieldspan/domain/distance';
import { loggedHours } from '@fieldspan/domain/time-log-problems';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { newSlug } from '../../registry/slug.ts';
import { lackingForms } from './missing-forms.ts';
import { pressedCode } from './pressed-code.ts';
import { beginBreak, endBreak } from './breaks.ts';
import { nextStep } from './next-step.ts';
import type { CodeId, Intent, Place, Step } from './next-step.ts';
import { endedByItself, lastEndBetween, punchedLog, runningLog } from './running-log.ts';
import type { Running } from './running-log.ts';
import { siteOfRunning, workSite } from './work-site.ts';

/** One press of the clock button. */
export type Pressed = {
  place: Place;
  costCode: CodeId;
  here: Position | null;
  accuracyM: number | null;
  /** When the person pressed, on the server's clock. */
  at: Date;
  /** What the device's own clock said then. */
  deviceAt: Date | null;
  key: string | null;
  waitedMs: number;
  intent: Intent | null;
};

type Clock = { tx: Tx; session: Session; now: Date };

/** The result of a step: the log, the instant, and the distance from the job. */
type Done = { logId: number; at: Date; distance: number | null };

/**
 * Carries out one press while the person's clock is locked. No log ends before it started, and no log starts before the
 * previous one has ended: a press that was queued longer counts from there.
 */
export async function punch(clock: Clock, pressed: Pressed): Promise<Punched> {
  const running = (await runningLog(clock.tx, clock.session)) ?? (await forgotten(clock, pressed));
  const step = nextStep(running, pressed);
  const done = running ? await onRunning(clock, pressed, { running, step }) : await begin(clock, pressed, null);
  await note(clock, pressed, { ...done, step });
  await noteClock(clock, pressed, done.logId);
  return punchedLog(clock.tx, clock.session, done.logId);
}

/** The log that a press to clock out is about although the server has ended it meanwhile; null for all other presses. */
async function forgotten({ tx, session }: Clock, { intent, at }: Pressed): Promise<Running | null> {
  if (intent !== 'out') return null;
  const log = await endedByItself(tx, session);
  return log !== null && at > log.time_in && at.getTime() - log.time_in.getTime() <= DAY_MS ? log : null;
}

const DAY_MS = 86_400_000;

type Now = { running: Running; step: Step };

async function onRunning(clock: Clock, pressed: Pressed, { running, step }: Now): Promise<Done> {
  if (step === 'same') return { logId: running.id, at: pressed.at, distance: null };
  if (step === 'arrive') return arrive(clock, pressed, running);
  if (step === 'switch') return begin(clock, pressed, running);
  if (step === 'meal' || step === 'rest') {
    const at = await beginBreak(clock, { running, at: pressed.at }, step);
    return { logId: running.id, at, distance: null };
  }
  if (step === 'resume') {
    await endBreak(clock, { running, at: pressed.at });
    return { logId: running.id, at: pressed.at, distance: null };
  }
  return end(clock, pressed, running);
}

/** Starts a log; a running one is ended first, at the same instant. */
async function begin(clock: Clock, pressed: Pressed, running: Running | null): Promise<Done> {
  const { tx, session, now } = clock;
  const seen = checkIn(await workSite(tx, session, pressed.place), pressed.here);
  const asked_form_ids = await lackingForms(clock, pressed);
  const cost_code_id = await pressedCode(clock, pressed);
  const ended = running ? await end(clock, pressed, running) : null;
  const at = ended?.at ?? (await lastEndBetween(tx, session, [pressed.at, now])) ?? pressed.at;
  const isOffsite = seen.kind === 'outside' || seen.kind === 'unknown';
  const distance = distanceOf(seen);
  const { id: logId } = await tx
    .insertInto('time_log')
    .values({
      tenant_id: session.tenantId,
      slug: newSlug(null),
      user_id: session.userId,
      ...pressed.place,
      cost_code_id,
      time_in: at.toISOString(),
      time_on_site: isOffsite ? null : at.toISOString(),
      clocked_in_offsite: isOffsite ? 1 : 0,
      break_hours: 0,
      distance_m: distance,
      status: 'open',
      asked_form_ids,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { logId, at, distance };
}

/** A break that lasts ends with the log. */
async function end(clock: Clock, { at: pressedAt, here }: Pressed, running: Running): Promise<Done> {
  const { tx, session, now } = clock;
  const at = later(pressedAt, running.time_in);
  const breakHours = await endBreak(clock, { running, at });
  await tx
    .updateTable('time_log')
    .set({
      time_out: at.toISOString(),
      ended_by_itself: 0,
      hours: loggedHours(running.time_in.getTime(), at.getTime(), breakHours),
      updated_at: now.toISOString(),
    })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', running.id)
    .execute();
  return { logId: running.id, at, distance: distanceOf(checkIn(await siteOfRunning(tx, session, running), here)) };
}

/** @throws Refusal while the person is outside of the job's tolerance */
async function arrive({ tx, session, now }: Clock, { at: pressedAt, here }: Pressed, running: Running): Promise<Done> {
  const seen = checkIn(await siteOfRunning(tx, session, running), here);
  if (seen.kind === 'unknown') throw new Refusal('Your position is not known, so you could not be set on site.');
  if (seen.kind === 'outside') throw new Refusal('You are still too far from the project to be on site.');
  const at = later(pressedAt, running.time_in);
  await tx
    .updateTable('time_log')
    .set({ time_on_site: at.toISOString(), updated_at: now.toISOString() })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', running.id)
    .execute();
  return { logId: running.id, at, distance: distanceOf(seen) };
}

/** @throws Refusal for an idempotency key that somebody else has used */
async function note({ tx, session, now }: Clock, pressed: Pressed, done: Done & { step: Step }): Promise<void> {
  const noted = await tx
    .insertInto('time_punch')
    .values({
      tenant_id: session.tenantId,
      user_id: session.userId,
      time_log_id: done.logId,
      kind: done.step,
      at: done.at.toISOString(),
      received_at: now.toISOString(),
      waited_ms: pressed.waitedMs,
      lat: pressed.here?.lat ?? null,
      long: pressed.here?.long ?? null,
      accuracy_m: pressed.accuracyM,
      distance_m: done.distance,
      device_at: pressed.deviceAt?.toISOString() ?? null,
      client_key: pressed.key,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'client_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!noted) throw new Refusal('This punch was already sent by somebody else.');
}

/** Differences below this are the way of a request, or a clock that nobody would call wrong. */
const SAME_CLOCK_S = 60;

/** A log keeps how wrong the device's clock was at the worst of its presses, so that its reviewer sees it. */
async function noteClock({ tx, session }: Clock, { at, deviceAt }: Pressed, logId: number): Promise<void> {
  if (deviceAt === null) return;
  const seconds = Math.round((deviceAt.getTime() - at.getTime()) / 1000);
  if (Math.abs(seconds) <= SAME_CLOCK_S) return;
  const off = Math.max(-MOST_S, Math.min(MOST_S, seconds));
  await sql`update time_log set clock_off_s = ${off}
    where tenant_id = ${session.tenantId} and id = ${logId} and abs(coalesce(clock_off_s, 0)) < ${Math.abs(off)}`.execute(
    tx,
  );
}

/** A device that believes in 1970 is off by no more than this. */
const MOST_S = 2_000_000_000;

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Rounded to tenths of a metre; phones are not more precise. */
const distanceOf = (seen: CheckIn): number | null =>
  seen.kind === 'unknown' || seen.distance === null ? null : Math.round(seen.distance * 10) / 10;
