import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';

export type Listening = { port: number; url: string; server: Server; close: () => Promise<void> };

/** Starts a server on a free port of this machine; it is closed after the test. */
export async function listening(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  onTestFinished(close);
  return { port, url: `http://127.0.0.1:${port}`, server, close };
}

/** A server with the test's own listener. */
export const answering = (listener: RequestListener): Promise<Listening> => listening(createServer(listener));

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** A raw request: the path is sent unchanged and nothing is decompressed. */
export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
