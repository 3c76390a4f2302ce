import { serve } from '@fieldspan/server/serve';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { isEmpty } from './is-empty.ts';
import { seedInChild } from './seed-in-child.ts';

/** Starts the server with the demo companies: an empty database is filled before the first request. */
await serve({
  accounts: Object.values(DEMO_ACCOUNTS).map(({ email, description }) => ({ email, description })),
  async fill({ db, address, log }) {
    if (!(await isEmpty(db))) return;
    log.info('making the demo companies');
    const began = performance.now();
    await seedInChild(address);
    log.info({ ms: Math.round(performance.now() - began) }, 'demo companies are ready');
  },
});
