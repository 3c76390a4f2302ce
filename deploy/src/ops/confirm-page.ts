import { html } from 'hono/html';
import type { Committed } from '../registry/commit-set.ts';
import type { Registry } from '../registry/registry.ts';
import { changeWords } from '../registry/set-changes.ts';
import { type Html, page } from './page.ts';

type Fields = Record<string, string>;

const hidden = (fields: Fields): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);

const back = html`<a class="button" href="/ops/releases">Back, change nothing</a>`;

/** Shows the gate's report and the changes; the button then makes them. */
export function confirmPage({ env }: Registry, fields: Fields, { changes }: Committed): Html {
  const body =
    changes.length === 0
      ? html`<section class="card narrow">
          <h1>Nothing would change</h1>
          <p>This is live already.</p>
          ${back}
        </section>`
      : html`<form class="card narrow" method="post" action="/ops/releases/do">
          <h1>The gate lets it pass</h1>
          <ul>
            ${changes.map((change) => html`<li><code>${changeWords(change)}</code></li>`)}
          </ul>
          ${hidden(fields)}
          <label for="reason">Why, for the log</label>
          <input id="reason" name="reason" maxlength="500" />
          <div class="row"><button class="primary">Do it</button>${back}</div>
        </form>`;
  return page({ title: 'Confirm', env, isSignedIn: true, body });
}

/** The gate's refusals, as it worded them. */
export function refusedPage({ env }: Registry, message: string): Html {
  const [head = '', ...lines] = message.split('\n');
  const body = html`<section class="card narrow">
    <h1>Refused</h1>
    <p role="alert">${head}</p>
    ${
      lines.length === 0
        ? ''
        : html`<ul>
            ${lines.map((line) => html`<li>${line.replace(/^\s*- /, '')}</li>`)}
          </ul>`
    }
    ${back}
  </section>`;
  return page({ title: 'Refused', env, isSignedIn: true, body });
}
