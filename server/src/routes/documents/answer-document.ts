import { createHash } from 'node:crypto';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { linesTotals } from '@fieldspan/domain/money/document-lines';
import { moneyText } from '@fieldspan/domain/money-text';
import { listInText } from '@fieldspan/domain/json-text';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { trailOf } from '../../documents/acceptance.ts';
import { accept, decline, lockedRow } from '../../documents/accept.ts';
import { holdLink, openCustomerLink } from '../../documents/customer-link.ts';
import type { CustomerLink } from '../../documents/customer-link.ts';
import { noteEvent } from '../../documents/note-event.ts';
import { contentOf } from '../../documents/stored-document.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { sentence } from '../../http/sentence.ts';
import { isOpen, linkedDocument } from './customer-document.ts';

const Name = v.pipe(shortText(120), v.nonEmpty('must not be empty'));
const Amount = v.pipe(v.string(), v.regex(/^-?\d{1,12}(\.\d{1,2})?$/, 'must be an amount'), v.transform(Number));
const AcceptSchema = v.object({
  token: shortText(200),
  name: Name,
  chosen: v.optional(shortText(20_000), '[]'),
  total: Amount,
  signature: v.optional(v.pipe(v.string(), v.maxLength(100_000, 'is too long')), ''),
});

/** The customer accepts a document as they see it: with the lines that they chose, and the total that this comes to. */
export const acceptDocument: OpenRoute = {
  verb: 'POST',
  path: 'CustomerDocument/accept',
  summary:
    'Accept a quote, a bid or a change order (token) by name, with chosen optional lines and the total that was seen',
  session: 'optional',
  takes: AcceptSchema,
  before: 'terms',
  async handle(ask) {
    const { token, name, chosen, total, signature } = await ask.read(AcceptSchema);
    refuseScribble(signature);
    const link = await openCustomerLink(ask, token);
    await ask.services.db.system(async (tx) => {
      const { document, before } = await heldDocument(tx, link);
      requireOpen(document, ask.time);
      const keys = listInText(chosen).filter((key) => typeof key === 'string');
      const accepted = acceptedTotal(document, keys);
      if (centsOf(total) !== accepted)
        throw new Refusal(
          sentence`What you chose comes to ${amountOf(accepted).toFixed(2)}, not to ${total.toFixed(2)}. Nothing was accepted; look at it again.`,
        );
      await sayWhoAnswers(tx, name, link);
      await accept(tx, { document, before, chosen: keys });
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
        sentBy: link.sentBy,
      });
    });
    ask.services.push.wake();
    return null;
  },
};

function refuseScribble(signature: string): void {
  if (signature === '' || trailOf(signature) !== null) return;
  throw new Refusal('This signature cannot be read. Draw it again.');
}

/** The document, which nobody else answers or changes and whose link nobody switches off until this is stored. */
async function heldDocument(tx: Tx, link: CustomerLink) {
  await holdLink(tx, link);
  const before = await lockedRow(tx, link.of);
  const document = await linkedDocument(tx, link);
  return { document, before: before ?? {} };
}

/** The history of the document has no user here; it says whose link it was. */
const sayWhoAnswers = (tx: Tx, name: string, { email }: CustomerLink) =>
  sql`select set_config('app.reason', ${`${name}, by the link of ${email}`}, true)`.execute(tx);

const ACCEPTED: Readonly<Record<StoredDocument['kind'], string>> = {
  quote: 'This quote was accepted already.',
  bid: 'This bid was accepted already.',
  change: 'This change order was accepted already.',
  invoice: 'An invoice is not accepted.',
};
const CLOSED: Readonly<Record<StoredDocument['kind'], string>> = {
  quote: 'This quote is not open any more. Ask for a new one.',
  bid: 'This bid is not open any more. Ask for a new one.',
  change: 'This change order is not open any more. Ask for a new one.',
  invoice: 'An invoice is not accepted.',
};

function requireOpen(document: StoredDocument, time: Date): void {
  if (isOpen(document, time.toISOString().slice(0, 10))) return;
  throw new Refusal((document.status === 'Accepted' ? ACCEPTED : CLOSED)[document.kind]);
}

/** In cents, by the taxes as they were when the document was issued; one without lines comes to what was typed. */
function acceptedTotal(document: StoredDocument, keys: readonly string[]): bigint {
  const { lines, rates } = contentOf(document);
  const unknown = keys.some((key) => !lines.some((line) => line.key === key && line.optional));
  if (unknown) throw new Refusal('One of these lines cannot be chosen.');
  if (lines.length === 0) return centsOf(document.total ?? 0);
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

/** Of what is accepted: its number, lines, taxes and terms as they are stored. */
const sha256Of = ({ number, lines_json, tax_lines_json, terms }: StoredDocument): string =>
  createHash('sha256')
    .update(JSON.stringify([number, lines_json, tax_lines_json, terms]))
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
    const { tenantId, model, id } = link.of;
    await ask.services.limits.take('customer-words', `${tenantId} ${model} ${id}`);
    await ask.services.db.system(async (tx) => {
      const { document } = await heldDocument(tx, link);
      if (kind === 'declined') {
        requireOpen(document, ask.time);
        await sayWhoAnswers(tx, name, link);
        await decline(tx, document);
      }
      await noteEvent(tx, document, { kind, byName: name, note: text, sentBy: link.sentBy });
    });
    ask.services.push.wake();
    return null;
  },
});

export const declineDocument = words(
  'declined',
  'CustomerDocument/decline',
  'Decline a quote, a bid or a change order (token) by name, with the reason',
);
export const commentDocument = words(
  'comment',
  'CustomerDocument/comment',
  'Write to the company about a document (token)',
);
