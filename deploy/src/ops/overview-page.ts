import type { Canary, ReleaseSet } from '@fieldspan/contract/release';
import { html } from 'hono/html';
import { judgeCanary } from '../edge/canary-guard.ts';
import type { ReleaseHealth } from '../edge/release-health.ts';
import { publishedIds, publishedNames } from '../registry/artifacts.ts';
import { reachableIds } from '../registry/reachable.ts';
import type { Registry } from '../registry/registry.ts';
import { type LogLine, readLog } from '../registry/release-log.ts';
import { canaryWords, idsOf } from '../registry/set-changes.ts';
import { healthTable, versionChart, type VersionHealth } from './charts.ts';
import { type Html, page } from './page.ts';
import { versionTimeline } from './timeline.ts';

const DAY_MINUTES = 24 * 60;
const HISTORY_LINES = 40;

/** The data of the overview. */
export type Overview = {
  registry: Registry;
  set: ReleaseSet;
  health: ReleaseHealth;
  now: number;
  /** Shown at the top: the result of the last action. */
  notice: string | null;
};

const minutes = (at: string): string => at.slice(0, 16).replace('T', ' ');

const hidden = (fields: Record<string, string>): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

/** A button that opens the confirmation page with the gate's report. */
function ask(label: string, fields: Record<string, string>, kind: 'primary' | 'danger' | 'quiet' = 'quiet'): Html {
  return html`<form method="post" action="/ops/releases/ask">
    ${hidden(fields)}<button class="${kind}">${label}</button>
  </form>`;
}

type Row = { name: string; id: string; published: string[]; set: ReleaseSet };

function promoteForm({ name, id, published }: Row): Html {
  const others = published.filter((each) => each !== id).toReversed();
  if (others.length === 0) return html`<span class="hint">nothing else published</span>`;
  return html`<form method="post" action="/ops/releases/ask" class="row">
    <label class="away" for="to-${name}">Release of ${name}</label>
    <select id="to-${name}" name="spec">
      ${others.map((each) => html`<option value="${name}@${each}">${each}</option>`)}
    </select>
    <button name="action" value="promote">Promote…</button>
    ${name === 'shell' ? '' : html`<button name="action" value="canary">Canary 10 %…</button><input type="hidden" name="percent" value="10" />`}
  </form>`;
}

function switchForm(name: string, disabled: string | null): Html {
  if (name === 'shell') return html``;
  if (disabled !== null) return ask('Turn on…', { action: 'enable', remote: name });
  return html`<details>
    <summary>Turn off…</summary>
    <form method="post" action="/ops/releases/ask" class="row">
      <label class="away" for="off-${name}">What people read in place of ${name}</label>
      <input id="off-${name}" name="message" required maxlength="500" placeholder="What people will read" />
      ${hidden({ action: 'disable', remote: name })}<button class="danger">Turn off…</button>
    </form>
  </details>`;
}

function liveRow(row: Row): Html {
  const { name, id, set } = row;
  const disabled = set.remotes[name]?.disabled ?? null;
  const state =
    disabled === null
      ? html`<span class="tag good">live</span>`
      : html`<span class="tag bad" title="${disabled}">off</span>`;
  return html`<tr>
    <th scope="row">${name}</th>
    <td>${state} <code>${id}</code></td>
    <td>${promoteForm(row)}</td>
    <td>
      <div class="row">
        ${ask('Roll back…', { action: 'rollback', spec: name })} ${switchForm(name, disabled)}
        ${ask('Recall…', { action: 'recall', spec: `${name}@${id}` }, 'danger')}
      </div>
    </td>
  </tr>`;
}

async function liveTable({ registry, set }: Overview): Promise<Html> {
  const rows: Row[] = [];
  for (const name of await publishedNames(registry)) {
    const id = idsOf(set).get(name) ?? '';
    rows.push({ name, id, published: await publishedIds(registry, name), set });
  }
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Remote</th>
        <th scope="col">Live</th>
        <th scope="col">Another release</th>
        <th scope="col">Undo</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(liveRow)}
    </tbody>
  </table>`;
}

function verdictOf({ health, set }: Overview, canary: Canary): Html {
  const verdict = judgeCanary(health, set, canary);
  if (verdict.kind === 'too-few')
    return html`<span class="tag">${verdict.votes} of ${verdict.needed} votes: too few to judge</span>`;
  const rate = `${(verdict.rate * 100).toFixed(1)} % failed of ${verdict.votes} votes`;
  return verdict.kind === 'well'
    ? html`<span class="tag good">${rate}</span>`
    : html`<span class="tag bad">${rate}</span>`;
}

function canaryCard(overview: Overview): Html {
  const { canaries } = overview.set;
  if (canaries.length === 0) return html`<p class="hint">No release is tried out at the moment.</p>`;
  return html`<ul class="plain">
    ${canaries.map(
      (canary) =>
        html`<li class="row">
          <strong>${canary.remote}</strong> <code>${canaryWords(canary)}</code> ${verdictOf(overview, canary)}
          ${canary.percent < 50 ? ask('Widen to 50 %…', { action: 'canary', spec: `${canary.remote}@${canary.to}`, percent: '50' }) : ''}
          ${ask('Finish…', { action: 'finish', remote: canary.remote }, 'primary')}
          ${ask('Abort…', { action: 'abort', remote: canary.remote }, 'danger')}
        </li>`,
    )}
  </ul>`;
}

/** @param isFirst whether this is the first line of its set; only there the whole set can be restored */
function historyRow({ seq, at, who, action, remote, of, from, to, reason }: LogLine, isFirst: boolean): Html {
  const subject = `${remote ?? ''}${of === undefined ? '' : ` ${of}`}`;
  const why = reason === null ? '' : html`<br /><small>${reason}</small>`;
  return html`<tr>
    <td class="number">${isFirst ? seq : ''}</td>
    <td>${isFirst ? minutes(at) : ''}</td>
    <td>${isFirst ? who : ''}</td>
    <td>${action}</td>
    <td>${subject} <code>${from ?? '–'}</code> → <code>${to ?? '–'}</code>${why}</td>
    <td>${isFirst ? ask('Restore set…', { action: 'restore', seq: String(seq) }) : ''}</td>
  </tr>`;
}

async function history({ registry }: Overview): Promise<Html> {
  const lines = (await readLog(registry))
    .filter(({ env }) => env === registry.env)
    .slice(-HISTORY_LINES)
    .toReversed();
  return html`<table>
    <thead>
      <tr>
        <th scope="col" class="number">Set</th>
        <th scope="col">UTC</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">Change</th>
        <th></th>
      </tr>
    </thead>
    <tbody>
      ${lines.map((line, index) => historyRow(line, lines[index - 1]?.seq !== line.seq))}
    </tbody>
  </table>`;
}

function healthRows({ set, health }: Overview): VersionHealth[] {
  const live = idsOf(set);
  return [...reachableIds(set)].flatMap(([remote, ids]) =>
    [...ids].map((id) => ({
      remote,
      id,
      isCanary: live.get(remote) !== id,
      health: health.of(remote, id, DAY_MINUTES),
    })),
  );
}

/** What is live, which canaries run, how they do, and the log. */
export async function overviewPage(overview: Overview): Promise<Html> {
  const { registry, set, now, notice } = overview;
  const body = html` <h1>Set ${set.seq} is live in ${registry.env} <small>since ${minutes(set.at)} UTC</small></h1>
    ${notice === null ? '' : html`<p class="notice" role="status">${notice}</p>`}
    <section class="card">
      <h2>Live</h2>
      <div class="scroll">${await liveTable(overview)}</div>
    </section>
    <section class="card">
      <h2>Canaries</h2>
      ${canaryCard(overview)}
    </section>
    <section class="card">
      <h2>Versions over time</h2>
      <div class="scroll">${versionChart(await versionTimeline(registry, now), now)}</div>
    </section>
    <section class="card">
      <h2>Errors per version</h2>
      <div class="scroll">${healthTable(healthRows(overview))}</div>
    </section>
    ${
      set.recalled.length === 0
        ? ''
        : html`<section class="card">
            <h2>Recalled</h2>
            <p>${set.recalled.join(', ')}</p>
          </section>`
    }
    <section class="card">
      <h2>History</h2>
      <div class="scroll">${await history(overview)}</div>
    </section>`;
  return page({ title: 'Releases', env: registry.env, isSignedIn: true, body });
}
