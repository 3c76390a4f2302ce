import { randomInt } from 'node:crypto';
import { request as send } from 'node:http';
import type { Page, Request } from '@playwright/test';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** A loopback address that no other test uses; all of 127.0.0.0/8 leads to this machine. */
const someLoopback = (): string => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function sendFrom(localAddress: string, request: Request): Promise<Answer> {
  const url = new URL(request.url());
  const options = { localAddress, host: '127.0.0.1', port: url.port, path: url.pathname + url.search };
  const headers = await request.allHeaders();
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  return new Promise((resolve, reject) => {
    const sent = send({ ...options, method: request.method(), headers: { ...plain, host: url.host } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.once('error', reject);
    sent.end(request.postDataBuffer() ?? undefined);
  });
}

/**
 * Sends the page's registrations from an address of their own. The server allows ten new companies in a quarter of an
 * hour from one address, and the tests, with those that are tried again, make more.
 */
export async function registersFromElsewhere(page: Page): Promise<void> {
  const address = someLoopback();
  await page.route('**/api/**/register', async (route) => route.fulfill(await sendFrom(address, route.request())));
}
