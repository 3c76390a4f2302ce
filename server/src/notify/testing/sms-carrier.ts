import { createServer } from 'node:http';
import * as v from 'valibot';
import type { SmsCarrier } from '../open-sms.ts';

type Texted = { path: string; authorization: string; fields: Record<string, string> };

/** A local SMS carrier with Twilio's message call; it accepts every message until it is told to refuse. */
export async function openSmsCarrier() {
  const texted: Texted[] = [];
  let refusal: { status: number; body: object } | null = null;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const fields = Object.fromEntries(new URLSearchParams(body));
      texted.push({ path: url, authorization: headers.authorization ?? '', fields });
      const { status, body: answer } = refusal ?? {
        status: 201,
        body: { sid: `SM${texted.length}`, status: 'queued' },
      };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const carrier: SmsCarrier = {
    url: `http://127.0.0.1:${port}`,
    account: 'AC1',
    token: 'a-token',
    from: '+15195550100',
  };
  return {
    carrier,
    texted,
    refuse: (status: number, body: object) => (refusal = { status, body }),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
