import type { Caller } from '../../routes/testing/caller.ts';
import type { World } from '../../routes/testing/world.ts';
import { LocalIntuit } from '../local-intuit.ts';
import { openQuickbooksKeeper } from '../quickbooks-keeper.ts';
import { openLocalQuickbooks } from '../open-quickbooks.ts';

/** Local books for a world, with a clock that can be put forward. */
export function giveBooks({ services }: World): { local: LocalIntuit; later: (minutes: number) => void } {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const local = new LocalIntuit(clock);
  services.clock = clock;
  services.quickbooks = openLocalQuickbooks(local, clock);
  return { local, later: (minutes) => (ahead += minutes * 60_000) };
}

/** What the consent page sends back when somebody chooses the books in a currency. */
export async function consented(world: World, caller: Caller, currency = 'CAD') {
  const { data } = await caller.post('QuickbooksConnection/begin');
  const { pathname, search } = new URL(String(Reflect.get(Object(data), 'url')));
  const page = await (await world.request(`${pathname}${search}`)).text();
  const href = new RegExp(`href="([^"]+)">Connect “Books in ${currency}”`).exec(page)?.[1] ?? '';
  const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
  return {
    state: searchParams.get('state') ?? '',
    code: searchParams.get('code') ?? '',
    realm_id: searchParams.get('realmId') ?? '',
  };
}

/** Connects a company with its books in a currency. */
export async function connect(world: World, caller: Caller, currency = 'CAD') {
  return caller.post('QuickbooksConnection/end', await consented(world, caller, currency));
}

/** Sends what waits, as that many processes at once. */
export async function sendAll({ services }: World, times: number): Promise<void> {
  await Promise.all(
    Array.from({ length: times }, async () => {
      const keeper = openQuickbooksKeeper(services);
      await keeper.sendWaiting();
      await keeper.close();
    }),
  );
}
