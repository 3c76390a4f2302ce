import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Health } from '../edge/release-health.ts';
import { failureRate } from '../edge/release-health.ts';
import type { Span } from './timeline.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const WIDTH = 720;
const LABEL = 110;
const LANE = 34;
const SHADES = 5;

const versionOf = (id: string): string => id.split('+')[0] ?? id;
const minutes = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

type Scale = (at: number) => number;

/** Minimum width of the last span, so that a release made a minute ago is visible. */
const THINNEST = 6;

function spanBox({ id, from, to }: Span, index: number, { x, y }: { x: Scale; y: number }): Html {
  const left = x(from);
  const width = Math.max(THINNEST, x(to) - left);
  const version = versionOf(id);
  const label = width > version.length * 8 + 8 ? html`<text x="${left + 6}" y="${y + 18}">${version}</text>` : '';
  return html`<g class="shade-${index % SHADES}">
    <title>${id}, ${minutes(from)} to ${minutes(to)} UTC</title>
    <rect x="${left}" y="${y}" width="${width}" height="26" rx="4"></rect>
    ${label}
  </g>`;
}

/** One lane per remote: which version was live when. */
export function versionChart(lanes: Map<string, Span[]>, now: number): Html {
  const first = Math.min(now - 1, ...[...lanes.values()].flatMap((spans) => spans.map(({ from }) => from)));
  const x: Scale = (at) => Math.round(LABEL + ((at - first) / (now - first)) * (WIDTH - LABEL - THINNEST));
  const rows = [...lanes].map(
    ([remote, spans], row) =>
      html`<text class="lane" x="0" y="${row * LANE + 18}">${remote}</text>
        ${spans.map((span, index) => spanBox(span, index, { x, y: row * LANE }))}`,
  );
  const height = lanes.size * LANE + 22;
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Versions over time">
    ${rows}
    <text class="axis" x="${LABEL}" y="${height - 4}">${minutes(first)}</text>
    <text class="axis end" x="${WIDTH}" y="${height - 4}">now</text>
  </svg>`;
}

export type VersionHealth = { remote: string; id: string; isCanary: boolean; health: Health };

function healthRow({ remote, id, isCanary, health }: VersionHealth): Html {
  const rate = failureRate(health);
  const votes = Math.max(health.shown, health.failed);
  const share = votes === 0 ? 'no votes yet' : `${(rate * 100).toFixed(1)} % of ${votes}`;
  return html`<tr>
    <th scope="row">${remote} <small>${versionOf(id)}${isCanary ? ' canary' : ''}</small></th>
    <td><meter min="0" max="1" low="0.01" high="0.02" optimum="0" value="${rate.toFixed(4)}">${share}</meter></td>
    <td class="number">${share}</td>
  </tr>`;
}

/** Share of the last day's votes that report a failed release. */
export function healthTable(rows: VersionHealth[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Release</th>
        <th scope="col">Votes that it failed, 24 h</th>
        <th scope="col" class="number">Share</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(healthRow)}
    </tbody>
  </table>`;
}
