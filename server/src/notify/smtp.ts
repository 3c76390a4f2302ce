import { isError } from '@fieldspan/domain/is-error';
import { AddressRefused } from './notifier.ts';
import type { Mail } from './notifier.ts';

/**
 * Sends mail through an SMTP server.
 * @param url such as smtps://user:password@mail.example.com
 * @param from the sender that people see
 */
export async function openSmtp(url: string, from: string): Promise<(mail: Mail) => Promise<void>> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  return async ({ to, subject, text, attachments = [], messageId }) => {
    const files = attachments.map(({ filename, contentType, bytes }) => ({ filename, contentType, content: bytes }));
    const mail = { from, to, subject, text, attachments: files, ...(messageId !== undefined && { messageId }) };
    try {
      await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    } catch (error) {
      throw isForGood(error) ? new AddressRefused(`The mail server refused ${to}.`, { cause: error }) : error;
    }
  };
}

/** A final answer (5xx) to the recipient's address; other failures may pass. */
function isForGood(error: unknown): boolean {
  if (!isError(error) || !('command' in error) || !('responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}
