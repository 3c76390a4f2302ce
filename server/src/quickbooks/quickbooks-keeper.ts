import { EntrySchema } from '@fieldspan/domain/accounting/entry';
import { chosenAccounts, unchosenAccount } from '@fieldspan/domain/accounting/journal';
import * as v from 'valibot';
import { sendOnce } from '../documents/send-once.ts';
import type { Services } from '../http/context.ts';
import { sentence } from '../http/sentence.ts';
import { adapterOf, withBooks } from './grant.ts';
import { claimNext, noteDelayed, noteRefused, noteSent } from './queue.ts';
import type { Claimed } from './queue.ts';
import { QuickbooksFault } from './quickbooks-fault.ts';
import { sendEntry } from './send-entry.ts';
import { tellAdmins } from './tell-admins.ts';

/** Sends the entries of the books to QuickBooks Online, one after another. */
export type QuickbooksKeeper = {
  /** Sends all that may go now. What another process sends is not sent twice. */
  sendWaiting: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 1500;

export function openQuickbooksKeeper(services: Services): QuickbooksKeeper {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = sendWaiting(services, stop.signal)
      .catch((error: unknown) => services.log.error({ err: error }, 'sending to QuickBooks'))
      .finally(() => (isBusy = false));
  };
  const timer = services.quickbooks === null ? null : setInterval(look, LOOK_MS).unref();
  return {
    sendWaiting: () => sendWaiting(services, stop.signal),
    async close() {
      if (timer !== null) clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

async function sendWaiting(services: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await services.db.system((tx) => claimNext(tx));
    if (claimed === null) return;
    await send(services, claimed);
  }
}

const StoredSchema = v.pipe(v.string(), v.parseJson(), EntrySchema);

/** No transaction is open while QuickBooks is asked. */
async function send(services: Services, claimed: Claimed): Promise<void> {
  const { db } = services;
  if (claimed.is_elsewhere) return refuse(services, claimed, { problem: 'books', said: null });
  const entry = v.parse(StoredSchema, claimed.entry);
  const chosen = chosenAccounts(claimed.accounts_json);
  const missing = unchosenAccount(entry, chosen);
  if (missing !== null) {
    const delayed = { problem: 'account', said: missing, seconds: null } as const;
    return db.system((tx) => noteDelayed(tx, claimed, delayed));
  }
  const today = services.clock().toISOString().slice(0, 10);
  try {
    const made = await withBooks(services, claimed.tenant_id, async (books) => ({
      realm: books.realm,
      remoteId: await sendEntry(adapterOf(services), books, { entry, chosen, requestId: claimed.request_id, today }),
    }));
    await db.system((tx) => noteSent(tx, claimed, made));
  } catch (error) {
    if (!(error instanceof QuickbooksFault))
      services.log.error({ err: error, item: claimed.id }, 'an entry was not sent to QuickBooks');
    await noteFault(services, claimed, error);
  }
}

const BUSY_S = 60;
const SHORTEST_S = 20;
const LONGEST_S = 60 * 60;

async function noteFault(services: Services, claimed: Claimed, error: unknown): Promise<void> {
  const kind = error instanceof QuickbooksFault ? error.kind : 'unknown';
  const words = error instanceof QuickbooksFault ? error.message : null;
  if (kind === 'refused') return refuse(services, claimed, { problem: 'refused', said: words });
  await services.db.system((tx) => {
    // Its company is left out until somebody connects it again.
    if (kind === 'sign-in') return noteDelayed(tx, claimed, { problem: null, said: null, seconds: 0 });
    if (kind === 'busy') return noteDelayed(tx, claimed, { problem: 'busy', said: null, seconds: BUSY_S });
    const seconds = Math.min(LONGEST_S, SHORTEST_S * 2 ** (claimed.tries - 1));
    return noteDelayed(tx, claimed, { problem: 'unknown', said: null, seconds });
  });
}

const REFUSED_PAGE = '/financial/accounting?show=quickbooks&state=refused';

/** The Admins are told of the first refusal of a day: the page says all of them. */
async function refuse(services: Services, claimed: Claimed, why: Parameters<typeof noteRefused>[2]): Promise<void> {
  const { tenant_id: tenantId, entry_num: number } = claimed;
  const day = services.clock().toISOString().slice(0, 10);
  await services.db.system(async (tx) => {
    await noteRefused(tx, claimed, why);
    await sendOnce(tx, { tenantId, key: `quickbooks-refused/${day}` }, () => {
      const message = sentence`${number ?? ''} did not get into QuickBooks. Look why, and send it again or leave it out.`;
      return tellAdmins(tx, { tenantId, message, link: REFUSED_PAGE });
    });
  });
  services.push.wake();
}
