import { NotFound } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';

const SHOWN = 100;

/** What would have been mailed or texted: for development and tests, never in production. */
export const readOutbox: OpenRoute = {
  verb: 'GET',
  path: 'dev/outbox',
  summary: 'Mail and SMS that no carrier took (development only)',
  session: 'none',
  async handle({ services }) {
    if (services.config.isProduction) throw new NotFound();
    return services.outbox.list(SHOWN);
  },
};
