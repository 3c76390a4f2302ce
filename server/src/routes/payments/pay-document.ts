import { sql } from 'kysely';
import * as v from 'valibot';
import { holdLink, openCustomerLink } from '../../documents/customer-link.ts';
import { headingOf } from '../../documents/document-words.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import { beginCheckout, endOf } from '../../payments/checkout.ts';
import type { Checkout } from '../../payments/checkout.ts';
import { PayFault } from '../../payments/pay-adapter.ts';
import { documentOf } from '../../payments/paid-document.ts';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { linkedDocument } from '../documents/customer-document.ts';

const PaySchema = v.object({
  token: shortText(200),
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount'), v.transform(Number)),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

/** Opens the page on which the customer pays. Nothing is booked before the provider says that it was paid. */
export const payDocument: OpenRoute = {
  verb: 'POST',
  path: 'CustomerDocument/pay',
  summary: 'Open the page on which an invoice (token) is paid by card: url; the same client_key is one page',
  session: 'optional',
  takes: PaySchema,
  before: 'terms',
  async handle(ask) {
    const { token, amount, client_key: clientKey } = await ask.read(PaySchema);
    const { payments, db, limits } = ask.services;
    const link = await openCustomerLink(ask, token);
    const { tenantId, model, id } = link.of;
    await limits.take('card-checkout', `${tenantId} ${model} ${id}`);
    if (payments === null) throw new Refusal('This cannot be paid online. Ask whoever sent it to you.');
    const begun = await db.system(async (tx) => {
      await holdLink(tx, link);
      const document = await linkedDocument(tx, link);
      const checkout = await beginCheckout(tx, payments, { link, document, amount, clientKey });
      return { checkout, document };
    });
    return { url: await openPage(ask, { ...begun, token }) };
  },
};

type Begun = { checkout: Checkout; document: StoredDocument; token: string };

async function openPage({ services, headers }: Ask, { checkout, document, token }: Begun): Promise<string> {
  const { payments, db, config, log } = services;
  const backUrl = `${publicOrigin(config, headers)}/document/${token}`;
  try {
    const started = await payments?.start({
      reference: checkout.slug,
      cents: centsOf(checkout.amount),
      currency: checkout.currency,
      title: `${document.company_name}: ${headingOf(document)}`,
      email: checkout.email,
      paidUrl: `${backUrl}?payment=${checkout.slug}`,
      backUrl,
      endsAt: endOf(checkout),
    });
    if (!started) throw new PayFault('No payments are taken.', true);
    await db.system((tx) =>
      sql`update card_checkout set session_id = ${started.session} where id = ${checkout.id} and session_id is null`.execute(
        tx,
      ),
    );
    return started.url;
  } catch (error) {
    if (!(error instanceof PayFault)) throw error;
    log.error({ err: error }, 'a payment page was not opened');
    throw new Refusal('The payment page cannot be opened right now. Nothing was paid; try again in a moment.');
  }
}

const StateSchema = v.object({ token: shortText(200), key: shortText(100) });

/** How it stands with a page that the customer came back from. */
export const paymentState: OpenRoute = {
  verb: 'GET',
  path: 'CustomerDocument/payment',
  summary: 'Whether a payment page (key) of a document (token) was paid: begun, paid, failed or differs',
  session: 'optional',
  takes: StateSchema,
  before: 'terms',
  async handle(ask) {
    const { token, key } = await ask.read(StateSchema);
    const { of } = await openCustomerLink(ask, token);
    const { rows } = await ask.services.db.system((tx) =>
      sql<Checkout>`select * from card_checkout where tenant_id = ${of.tenantId} and slug = ${key}`.execute(tx),
    );
    const [found] = rows;
    const own = found && documentOf(found);
    if (!found || own?.model !== of.model || own.id !== of.id) throw new Refusal('There is no such payment.');
    return { state: found.state, amount: found.amount };
  },
};
