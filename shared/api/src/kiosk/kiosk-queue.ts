import type { AnswerOf } from '../call-types.ts';
import { call } from '@fieldspan/api/call';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';
import { isApiError } from '../api-error.ts';
import { readDraftRows } from '../device/read-draft-rows.ts';
import { removeDraftRows, writeDraftRows } from '../device/draft-rows.ts';
import { explain } from '../explain.ts';
import { clockMark } from '../outbox/clock-mark.ts';
import { verdictOf } from '../outbox/verdict.ts';
import { waitedMs } from '../outbox/waited.ts';
import type { KioskPress } from './kiosk-press.ts';

type Punched = AnswerOf<'Kiosk/press', object>;

/** The name of these rows on the device. */
const ROWS = ['kiosk', 'press'] as const;
const TOO_MANY = 429;

/** The presses on this tablet that wait, and those that were refused while nobody stood before it. */
export const kioskPressesAtom = atom<readonly KioskPress[]>([]);

const isPress = (value: unknown): value is KioskPress =>
  typeof value === 'object' && value !== null && 'clientKey' in value && 'written' in value;

/** Reads what an earlier page left on the device. */
export async function readPresses(): Promise<void> {
  const rows = await readDraftRows(ROWS).catch(() => []);
  const kept = rows.map(({ value }) => value).filter(isPress);
  const known = new Set(kept.map(({ clientKey }) => clientKey));
  const others = store.get(kioskPressesAtom).filter(({ clientKey }) => !known.has(clientKey));
  store.set(
    kioskPressesAtom,
    [...kept, ...others].toSorted((one, other) => one.at - other.at),
  );
}

/** Resolves when the press is on the device; where that has no room, the page keeps it and says so. */
export async function keepPress(press: KioskPress): Promise<boolean> {
  store.set(kioskPressesAtom, [...store.get(kioskPressesAtom).filter(isOther(press)), press]);
  return writeDraftRows([{ key: [...ROWS, press.clientKey], value: press }]).then(
    () => true,
    () => false,
  );
}

export async function dropPress(press: Pick<KioskPress, 'clientKey'>): Promise<void> {
  store.set(kioskPressesAtom, store.get(kioskPressesAtom).filter(isOther(press)));
  await removeDraftRows([...ROWS, press.clientKey]).catch(() => undefined);
}

const isOther =
  ({ clientKey }: Pick<KioskPress, 'clientKey'>) =>
  (other: KioskPress) =>
    other.clientKey !== clientKey;

let queue: Promise<unknown> = Promise.resolve();
const answers = new Map<string, Punched>();

/** The answer to a press that this page has sent. */
export const answerTo = (clientKey: string): Punched | undefined => answers.get(clientKey);

/** Sends what waits, in order and one at a time. Never throws. */
export function sendPresses(): Promise<void> {
  const sent = queue.then(() =>
    sendFrom(
      store.get(kioskPressesAtom).filter(({ refusal }) => refusal === null),
      new Set(),
    ),
  );
  queue = sent;
  return sent;
}

/** @param slowed the names of people who have to wait */
async function sendFrom([press, ...rest]: readonly KioskPress[], slowed: ReadonlySet<string>): Promise<void> {
  if (press === undefined) return;
  const outcome = slowed.has(press.name) ? 'done' : await sendOne(press);
  if (outcome === 'away') return;
  await sendFrom(rest, outcome === 'slowed' ? new Set([...slowed, press.name]) : slowed);
}

/** `slowed`: after wrong PINs this person has to wait, and the others do not. */
async function sendOne(press: KioskPress): Promise<'done' | 'slowed' | 'away'> {
  const waited_ms = waitedMs(press.written, clockMark());
  try {
    answers.set(press.clientKey, await call('Kiosk/press', { ...press.payload, waited_ms }, { noAuthRedirect: true }));
    await dropPress(press);
    return 'done';
  } catch (error) {
    if (isApiError(error) && error.status === TOO_MANY) return 'slowed';
    if (verdictOf(error) !== 'refused') return 'away';
    await keepPress({ ...press, refusal: explain(error).text });
    return 'done';
  }
}
