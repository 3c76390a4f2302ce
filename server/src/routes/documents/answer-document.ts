import { createHash } from 'node:crypto';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { linesTotals } from '@fieldspan/domain/money/document-lines';
import { moneyText } from '@fieldspan/domain/money-text';
import { listInText } from '@fieldspan/domain/json-text';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openCustomerLink } from '../../documents/customer-link.ts';
import { noteEvent } from '../../documents/note-event.ts';
import { contentOf } from '../../documents/stored-document.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { sentence } from '../../http/sentence.ts';
import { isOpen, linkedDocument } from './customer-document.ts';

const Name = v.pipe(shortText(120), v.nonEmpty('must not be empty'));
const Amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount'), v.transform(Number));
const AcceptSchema = v.object({
  token: shortText(200),
  name: Name,
  chosen: v.optional(shortText(20_000), '[]'),
  total: Amount,
  signature: v.optional(v.pipe(v.string(), v.maxLength(100_000, 'is too long')), ''),
});

/** The customer accepts a quote as they see it: with the lines that they chose, and the total that this comes to. */
export const acceptDocument: OpenRoute = {
  verb: 'POST',
  path: 'CustomerDocument/accept',
  summary: 'Accept a quote (token) by name, with chosen optional lines and the total that was seen',
  session: 'optional',
  takes: AcceptSchema,
  before: 'terms',
  async handle(ask) {
    const { token, name, chosen, total, signature } = await ask.read(AcceptSchema);
    const link = await openCustomerLink(ask, token);
    await ask.services.db.system(async (tx) => {
      await sql`select from service_invoice where tenant_id = ${link.tenantId} and id = ${link.invoiceId} for update`.execute(
        tx,
      );
      const document = await linkedDocument(tx, link);
      requireOpen(document, ask.time);
      const keys = listInText(chosen).filter((key) => typeof key === 'string');
      const accepted = acceptedTotal(document, keys);
      if (centsOf(total) !== accepted)
        throw new Refusal(
          sentence`What you chose comes to ${amountOf(accepted).toFixed(2)}, not to ${total.toFixed(2)}. Nothing was accepted; look at it again.`,
        );
      await sql`update service_invoice set status = 'Accepted', updated_at = now()
        where tenant_id = ${link.tenantId} and id = ${link.invoiceId}`.execute(tx);
      const details = {
        chosen: keys,
        total,
        sha256: sha256Of(document),
        address: ask.address,
        ...(signature !== '' && { signature }),
      };
      await noteEvent(tx, document, {
        kind: 'accepted',
        byName: name,
        note: acceptedWords(document, details),
        details,
      });
    });
    ask.services.push.wake();
    return null;
  },
};

function requireOpen(document: StoredDocument, time: Date): void {
  if (isOpen(document, time.toISOString().slice(0, 10))) return;
  throw new Refusal(
    document.status === 'Accepted'
      ? 'This quote was accepted already.'
      : 'This quote is not open any more. Ask for a new one.',
  );
}

/** In cents, by the taxes as they were when the quote was issued. */
function acceptedTotal(document: StoredDocument, keys: readonly string[]): bigint {
  const { lines, rates } = contentOf(document);
  const unknown = keys.some((key) => !lines.some((line) => line.key === key && line.optional));
  if (unknown) throw new Refusal('One of these lines cannot be chosen.');
  const chosen = lines.map((line) => Object.assign(line, { chosen: line.chosen || keys.includes(line.key) }));
  return linesTotals(chosen, { rates, isIncluded: document.taxes_included === 1 }).total;
}

/** `$55,807.76 with Controls`, as both sides read it. */
function acceptedWords(
  document: StoredDocument,
  { chosen, total }: { chosen: readonly unknown[]; total: number },
): string {
  const { lines } = contentOf(document);
  const names = lines.filter(({ key }) => chosen.includes(key)).map(({ description }) => description);
  return names.length === 0 ? moneyText(total) : `${moneyText(total)} with ${names.join(', ')}`;
}

/** Of what is accepted: its number, lines and taxes as they are stored. */
const sha256Of = ({ invoice_num, lines_json, tax_lines_json }: StoredDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([invoice_num, lines_json, tax_lines_json]))
    .digest('hex');

const WordsSchema = v.object({
  token: shortText(200),
  name: Name,
  text: v.pipe(shortText(2000), v.nonEmpty('must not be empty')),
});

const words = (kind: 'declined' | 'comment', path: string, summary: string): OpenRoute => ({
  verb: 'POST',
  path,
  summary,
  session: 'optional',
  takes: WordsSchema,
  before: 'terms',
  async handle(ask) {
    const { token, name, text } = await ask.read(WordsSchema);
    const link = await openCustomerLink(ask, token);
    await ask.services.limits.take('customer-words', `${link.tenantId} ${link.invoiceId}`);
    await ask.services.db.system(async (tx) => {
      const document = await linkedDocument(tx, link);
      if (kind === 'declined') requireOpen(document, ask.time);
      await noteEvent(tx, document, { kind, byName: name, note: text });
    });
    ask.services.push.wake();
    return null;
  },
});

export const declineDocument = words(
  'declined',
  'CustomerDocument/decline',
  'Decline a quote (token) by name, with the reason',
);
export const commentDocument = words(
  'comment',
  'CustomerDocument/comment',
  'Write to the company about a document (token)',
);
