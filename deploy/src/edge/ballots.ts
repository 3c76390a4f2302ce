import { randomUUID } from 'node:crypto';
import { cookieHashOf, type EdgeKeys, tagOf } from '@fieldspan/contract/edge-key';
import type { Ballot } from '@fieldspan/contract/release-vote';
import { releaseId } from '../registry/release-id.ts';
import type { LiveReleases } from './live-releases.ts';
import type { Exchange } from './reply.ts';
import { visitorOf } from './visitor.ts';

/**
 * Gives a page, in the meta tag that servers know, the releases it got of the remotes that have a canary. The server
 * accepts it only as the vote of the session that it was made for.
 */
export class Ballots {
  readonly #live: LiveReleases;
  readonly #keys: EdgeKeys;

  constructor(live: LiveReleases, keys: EdgeKeys) {
    this.#live = live;
    this.#keys = keys;
  }

  async send(exchange: Exchange): Promise<void> {
    const ballot = await this.#ballotOf(exchange);
    const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
    if (ballot === null) {
      exchange.response.writeHead(204, headers).end();
      return;
    }
    const text = Buffer.from(JSON.stringify(ballot)).toString('base64url');
    const tag = tagOf(this.#keys, { purpose: 'ballot', text }) ?? '';
    exchange.response.writeHead(200, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
    exchange.response.end(`${text}.${tag}`);
  }

  /** There is no vote without a canary, and none for a visitor whose company is unknown. */
  async #ballotOf(exchange: Exchange): Promise<Ballot | null> {
    const { company, session } = visitorOf(exchange, this.#keys);
    const live = company === null ? null : await this.#live.current(company);
    if (company === null || live === null || live.set.canaries.length === 0) return null;
    const arm = live.set.canaries.flatMap(({ remote }) => {
      const release = live.releases.get(remote);
      return release === undefined ? [] : [{ remote, id: releaseId(release) }];
    });
    const { env, seq: set } = live.set;
    return { env, set, company, arm, cookieHash: cookieHashOf(session), iat: Date.now(), nonce: randomUUID() };
  }
}
