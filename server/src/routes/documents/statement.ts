import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Statement } from '@fieldspan/contract/ageing-calls';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import { moneyText } from '@fieldspan/domain/money-text';
import * as v from 'valibot';
import { sendOnce } from '../../documents/send-once.ts';
import { statementOf } from '../../documents/statement-of.ts';
import { statementPdf } from '../../documents/statement-pdf.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { pdfResponse } from '../forms/pdf-response.ts';
import { Day } from './ageing.ts';

const Key = v.pipe(shortText(200), v.nonEmpty('must not be empty'));
const StatementSchema = v.object({ key: Key, from: Day, to: Day });
const SendSchema = v.object({
  ...StatementSchema.entries,
  email: shortText(200),
  text: v.optional(shortText(2000), ''),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

const read = ({ session, transact }: SignedInAsk, asked: { key: string; from: string; to: string }) =>
  transact((tx) => statementOf({ tx, session }, asked));

/** The account of a customer for a span of days. */
export const readStatement: SignedInRoute = {
  verb: 'GET',
  path: 'Contact/statement',
  summary: 'The statement of a customer (key: id or slug) for a span of days: what moved the balance, and what is open',
  session: 'required',
  takes: StatementSchema,
  handle: async (ask) => read(ask, await ask.read(StatementSchema)),
};

/** The same as a PDF. */
export const ownStatementPdf: SignedInRoute = {
  verb: 'GET',
  path: 'Contact/statement-pdf',
  summary: 'The statement of a customer as a tagged PDF; the same parameters as Contact/statement',
  session: 'required',
  takes: StatementSchema,
  async handle(ask) {
    const asked = await ask.read(StatementSchema);
    await ask.services.limits.take('form-pdf', ask.session.userId);
    const { bytes, filename } = await statementPdf(await read(ask, asked), ask.time);
    return pdfResponse(bytes, filename);
  },
};

/** Mails the statement, once for each press, and writes that down in the contact's history. */
export const sendStatement: SignedInRoute = {
  verb: 'POST',
  path: 'Contact/send-statement',
  summary: 'Mail the statement of a customer to an address (email) with its PDF; once for each client_key',
  session: 'required',
  takes: SendSchema,
  async handle(ask) {
    const { email, text, client_key, ...asked } = await ask.read(SendSchema);
    const { session, services, time } = ask;
    if (!mayWrite('Payment')(session.viewer)) throw new Refusal('You do not have permission to send statements.');
    if (!isMailAddress(email)) throw new Refusal('Write one e-mail address.');
    const statement = await read(ask, asked);
    await services.limits.take('document-mail', `${session.tenantId} ${session.userId}`);
    const { bytes, filename } = await statementPdf(statement, time);
    const key = `statement/${session.userId}/${client_key}`;
    const sent = await services.db.system((tx) =>
      sendOnce(tx, { tenantId: session.tenantId, key }, async () => {
        await noteActivity(tx, {
          kind: 'export',
          happened: 'mailed',
          model: 'Contact',
          recordId: statement.contact.id,
          details: { statement: `${asked.from} – ${asked.to}`, email },
          tenantId: session.tenantId,
          userId: session.userId,
        });
        await services.notifier.mail({
          to: email,
          ...mailText(statement, text),
          attachments: [{ filename, contentType: 'application/pdf', bytes }],
        });
      }),
    );
    return { sent };
  },
};

function mailText({ company_name: company, from, to, closing, aged }: Statement, text: string) {
  const overdue = Math.round((aged.open - aged.current) * 100) / 100;
  const parts = [
    `${company} sends you the statement of your account from ${from} to ${to}. Its balance is ${moneyText(closing)}.`,
    overdue > 0 ? `${moneyText(overdue)} of it is overdue.` : null,
    text === '' ? null : text,
    'The statement is attached as a PDF.',
  ];
  return {
    subject: `Statement ${to} (${company})`,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}
