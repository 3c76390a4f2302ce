import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMailAddress, isPhone } from '@fieldspan/domain/contact-address';
import { AddressRefused } from './notifier.ts';
import { openNotifier } from './open-notifier.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notify-'));
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('an address', () => {
  it.each(['ana@fieldspan.test', 'j.o+site@mail.example.co'])('%s is one recipient', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    'ana@fieldspan.test\r\nBcc: all@example.com',
    'ana@fieldspan.test, bob@example.com',
    'Ana <ana@fieldspan.test>',
    'group: ana@fieldspan.test;',
    '"ana"@fieldspan.test',
    'ana@fieldspan',
    'ana',
    '',
  ])('%j is refused', (address) => expect(isMailAddress(address)).toBe(false));

  it('a phone number has digits, and nothing that could be a command', () => {
    expect(isPhone('+1 (519) 555-0134')).toBe(true);
    expect(isPhone('911')).toBe(false);
    expect(isPhone('5195550134; rm')).toBe(false);
  });
});

describe('without a carrier', () => {
  it('messages are stored where a developer can read them, the newest first', async () => {
    const { notifier, outbox } = await openNotifier({
      dataDir,
      smtpUrl: null,
      mailFrom: 'us@fieldspan.test',
      sms: null,
    });
    await notifier.mail({ to: 'bob@fieldspan.test', subject: 'First', text: 'A link' });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await notifier.mail({ to: 'ana@fieldspan.test', subject: 'Reset\r\nBcc: all@example.com', text: 'A link' });
    expect(await outbox.list(10)).toMatchObject([
      { kind: 'mail', to: 'ana@fieldspan.test', subject: 'Reset Bcc: all@example.com', text: 'A link' },
      { kind: 'mail', to: 'bob@fieldspan.test' },
    ]);
    expect(notifier.sms).toBeNull();
    expect(await outbox.list(1)).toHaveLength(1);
  });

  it('refuses anything but one recipient', async () => {
    const sms = { url: 'http://127.0.0.1:1', account: 'a', token: 't', from: '+15195550100' };
    const { notifier, outbox } = await openNotifier({ dataDir, smtpUrl: null, mailFrom: 'us@fieldspan.test', sms });
    const before = await outbox.list(100);
    await expect(notifier.mail({ to: 'a@b.test,c@d.test', subject: 's', text: 't' })).rejects.toThrow(RangeError);
    await expect(notifier.sms?.({ to: 'call me', text: 't' })).rejects.toThrow(RangeError);
    expect(await outbox.list(100)).toEqual(before);
  });
});

describe('with an SMTP server', () => {
  it('sends the mail to one recipient, with its files', async () => {
    const { server, heard, notifier, outbox } = await openSmtpServer('250 fine');
    await notifier.mail({
      to: 'ana@fieldspan.test',
      subject: 'Hello',
      text: 'The pump is back',
      attachments: [{ filename: 'form.pdf', contentType: 'application/pdf', bytes: Buffer.from('a pump') }],
      messageId: '<form-mail-1@fieldspan>',
    });
    expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ana@fieldspan.test>']);
    expect(heard).toContain('Subject: Hello');
    expect(heard).toContain('The pump is back');
    expect(heard).toContain('Message-ID: <form-mail-1@fieldspan>');
    expect(heard).toContain('Content-Type: application/pdf; name=form.pdf');
    expect(heard).toContain(Buffer.from('a pump').toString('base64'));
    expect(await outbox.list(10)).toEqual([]);
    server.close();
  });

  it('tells an address that is refused for good from a failure that may pass', async () => {
    const mail = { to: 'gone@fieldspan.test', subject: 'Hello', text: 'The pump is back' };
    const gone = await openSmtpServer('550 no such mailbox');
    await expect(gone.notifier.mail(mail)).rejects.toThrow(AddressRefused);
    const busy = await openSmtpServer('451 later');
    await expect(busy.notifier.mail(mail)).rejects.not.toThrow(AddressRefused);
    for (const { server } of [gone, busy]) server.close();
  });
});

/** A mail server that gives this answer to every recipient. */
async function openSmtpServer(toRecipient: string) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inBody = false;
    socket.write('220 test\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (inBody && line === '.') {
          inBody = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          inBody = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) {
          socket.end('221 bye\r\n');
        } else if (!inBody) {
          socket.write(`${line.startsWith('RCPT') ? toRecipient : '250 fine'}\r\n`);
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opened = await openNotifier({
    dataDir: join(dataDir, 'smtp'),
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailFrom: 'Fieldspan <us@fieldspan.test>',
    sms: null,
  });
  return { server, heard, ...opened };
}
