import { type EdgeKeys, tagOf } from '@fieldspan/contract/edge-key';
import { TALLY_HEADER, type Tally, TallySchema } from '@fieldspan/contract/release-vote';
import * as v from 'valibot';
import type { Upstreams } from './upstreams.ts';

const LIMIT_MS = 4000;
const AnswerSchema = v.object({ data: TallySchema });

/**
 * Asks the servers for their vote counts.
 * @throws Error when no server answers
 */
export async function askTally(upstreams: Upstreams, keys: EdgeKeys, env: string): Promise<Tally> {
  const [server] = upstreams.inTurn();
  if (server === undefined) throw new Error('There is no server to ask for the votes.');
  const at = String(Date.now());
  const tag = tagOf(keys, { purpose: 'tally', text: at });
  if (tag === null) throw new Error('FIELDSPAN_EDGE_KEY is not set: the votes on canaries cannot be read.');
  const host = server.host.includes(':') ? `[${server.host}]` : server.host;
  const response = await fetch(`http://${host}:${server.port}/api/ReleaseVote/tally?env=${encodeURIComponent(env)}`, {
    headers: { [TALLY_HEADER]: `${at}.${tag}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.status === 404) throw new Error('The server does not take this edge’s FIELDSPAN_EDGE_KEY.');
  return v.parse(AnswerSchema, await response.json()).data;
}
