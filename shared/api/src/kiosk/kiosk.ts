import type { KioskOpened, KioskPage } from '@fieldspan/contract/tablet-calls';
import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../api-error.ts';
import type { DevicePosition } from '../device-position.ts';
import { readDraftRows } from '../device/read-draft-rows.ts';
import { writeDraftRows } from '../device/draft-rows.ts';
import { clockMark } from '../outbox/clock-mark.ts';
import { answerTo, dropPress, keepPress, kioskPressesAtom, sendPresses } from './kiosk-queue.ts';
import { store } from '@fieldspan/api/store';
import { whereOf } from '../send-punch.ts';
import type { KioskPress } from './kiosk-press.ts';
import { seal } from './seal.ts';

const PUBLIC = { noAuthRedirect: true } as const;
const PAGE_ROW = ['kiosk', 'page'] as const;

/** Everybody sees on the kiosk who is at work, so it is asked for again by itself. */
const EVERY_MS = 30_000;

export const isAway = (error: unknown): boolean => isApiError(error) && error.kind === 'network';

/** The kiosk's page; without a connection as it was last, so that it can be used after a restart. */
export const kioskPageQuery = () =>
  queryOptions({
    queryKey: ['Kiosk', 'page'],
    queryFn: async ({ signal }): Promise<KioskPage> => {
      try {
        const page = await call('Kiosk/page', {}, { ...PUBLIC, signal });
        await writeDraftRows([{ key: PAGE_ROW, value: page }]).catch(() => undefined);
        return page;
      } catch (error) {
        const kept = isAway(error) ? await keptPage() : null;
        if (kept) return kept;
        throw error;
      }
    },
    refetchInterval: EVERY_MS,
    retry: false,
    staleTime: 0,
    meta: { quiet: true },
  });

async function keptPage(): Promise<KioskPage | null> {
  const [row] = await readDraftRows(PAGE_ROW).catch(() => []);
  return isPage(row?.value) ? row.value : null;
}

const isPage = (value: unknown): value is KioskPage =>
  typeof value === 'object' && value !== null && 'people' in value && 'key' in value;

/** The clock of whoever typed the PIN. */
export const openKiosk = (userId: number, pin: string): Promise<KioskOpened> =>
  call('Kiosk/open', { user_id: userId, pin }, { ...PUBLIC, isUnshown: true });

export type KioskPlace = { type: 'project' | 'service'; id: number };

export type KioskWish = {
  person: { id: number; name: string };
  pin: string;
  /** The kiosk's public key. */
  key: string;
  intent: KioskPress['payload']['intent'];
  place: KioskPlace | null;
  /** The cost code that the time goes on; undefined where nobody was asked. */
  costCode: number | null | undefined;
  here: DevicePosition | null;
};

/**
 * - `sent`: the server has it
 * - `kept`: it waits on the tablet, and the PIN is looked at when the connection is back
 * - `fleeting`: it waits, and is lost when this page closes, as the tablet has no room
 * - `refused`: nothing was done
 */
export type KioskOutcome = { kind: 'sent' | 'kept' | 'fleeting' } | { kind: 'refused'; words: string };

/** Stores a press on the tablet, sealed, and sends it if there is a connection. */
export async function pressKiosk({
  person,
  pin,
  key,
  intent,
  place,
  costCode,
  here,
}: KioskWish): Promise<KioskOutcome> {
  const clientKey = crypto.randomUUID();
  const written = clockMark();
  const isKept = await keepPress({
    clientKey,
    at: written.deviceMs,
    name: person.name,
    written,
    refusal: null,
    payload: {
      sealed: await seal(key, { userId: person.id, clientKey, pin }),
      intent,
      ...whereOf(place, here),
      ...(costCode !== undefined && { cost_code_id: costCode ?? '' }),
      device_at: new Date(written.deviceMs).toISOString(),
    },
  });
  await sendPresses();
  await queryClient.invalidateQueries({ queryKey: kioskPageQuery().queryKey });
  return answerTo(clientKey) ? { kind: 'sent' } : outcomeOf(clientKey, isKept);
}

/** Of a press that the server has not taken. */
async function outcomeOf(clientKey: string, isKept: boolean): Promise<KioskOutcome> {
  const press = store.get(kioskPressesAtom).find((each) => each.clientKey === clientKey);
  if (press === undefined || press.refusal === null) return { kind: isKept ? 'kept' : 'fleeting' };
  // Whoever pressed stands there and reads why.
  await dropPress(press);
  return { kind: 'refused', words: press.refusal };
}
