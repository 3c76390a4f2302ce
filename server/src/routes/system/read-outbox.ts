import { isDeveloper } from '../../http/developing.ts';
import { NotFound } from '../../http/errors.ts';
import { PAGE_POLICY } from '../../http/page-policy.ts';
import type { OpenRoute } from '../../http/route.ts';
import { outboxPage } from './outbox-page.ts';

const SHOWN = 100;

/** Mail and SMS without a carrier, for development and tests on this machine. A browser gets a page. */
export const readOutbox: OpenRoute = {
  verb: 'GET',
  path: 'dev/outbox',
  summary: 'Mail and SMS that no carrier took (development only)',
  session: 'none',
  async handle({ services, headers, address }) {
    if (!isDeveloper(services.config, { headers, address })) throw new NotFound();
    const entries = await services.outbox.list(SHOWN);
    if (headers.get('accept')?.includes('text/html') !== true) return entries;
    return new Response(outboxPage(entries), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
        'cache-control': 'no-store',
      },
    });
  },
};
