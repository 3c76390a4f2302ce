import type { Mail } from './notifier.ts';

/**
 * Sends mail through an SMTP server.
 * @param url such as smtps://user:password@mail.example.com
 * @param from the sender that people see
 */
export async function openSmtp(url: string, from: string): Promise<(mail: Mail) => Promise<void>> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true });
  };
}
