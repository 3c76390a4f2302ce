import { intuitPlaces, openIntuit } from './intuit.ts';
import type { IntuitApp, IntuitEnvironment } from './intuit.ts';
import { LocalIntuit } from './local-intuit.ts';
import type { QuickbooksAdapter } from './quickbooks-adapter.ts';

/** `local`: books within this server, for tests and the demo; null: QuickBooks Online is not offered. */
export type QuickbooksSettings = (IntuitApp & { environment: IntuitEnvironment }) | 'local' | null;

export function openQuickbooks(
  { quickbooks }: { quickbooks: QuickbooksSettings },
  clock: () => Date,
): QuickbooksAdapter | null {
  if (quickbooks === null) return null;
  if (quickbooks === 'local') return openLocalQuickbooks(new LocalIntuit(clock), clock);
  const { environment, ...app } = quickbooks;
  const intuit = openIntuit({ app, places: intuitPlaces(environment), send: fetch, clock });
  return { ...intuit, service: 'intuit', local: null };
}

/** Books within this process, asked as Intuit is asked. */
export function openLocalQuickbooks(local: LocalIntuit, clock: () => Date): QuickbooksAdapter {
  const { app, places } = local;
  const intuit = openIntuit({ app, places, send: (request) => local.handle(request), clock });
  return {
    ...intuit,
    service: 'local',
    local,
    consentUrl(asked) {
      local.begin(asked);
      const page = new URL('/api/LocalQuickbooks/consent', asked.back);
      page.searchParams.set('state', asked.state);
      return page.href;
    },
  };
}
