import * as v from 'valibot';
import { escaped } from '../../http/escaped.ts';
import { NotFound } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { standInPage } from '../../http/stand-in-page.ts';

const StateSchema = v.object({ state: shortText(100) });

/** The consent page of the local books. */
export const localConsent: OpenRoute = {
  verb: 'GET',
  path: 'LocalQuickbooks/consent',
  summary: 'The consent page of the local QuickBooks, which keeps its books in memory alone',
  session: 'none',
  takes: StateSchema,
  async handle({ read, services }) {
    const { state } = await read(StateSchema);
    const local = services.quickbooks?.local ?? null;
    const offered = local?.consents(state) ?? null;
    const declined = local?.declined(state) ?? null;
    if (offered === null || declined === null) throw new NotFound();
    const links = offered.map(({ name, url }) => `<a href="${escaped(url)}">Connect “${escaped(name)}”</a>`);
    return standInPage({
      title: 'Test consent',
      body: `<p>This page stands for Intuit’s. Its books are kept until the server stops, and nobody else sees them.</p>
<nav>
${links.join('\n')}
</nav>
<a href="${escaped(declined)}">Do not connect</a>`,
    });
  },
};
