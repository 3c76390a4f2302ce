import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Guest, Guested } from './overrides.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Where the edge serves the styles of the banner and the question page. */
export const OVERRIDE_STYLES = '/__fed/override.css';

const stylesheet = html`<link rel="stylesheet" href="${OVERRIDE_STYLES}" />`;

function activeLine({ remote, id, origin, clock }: Guested, path: string): Html {
  const what =
    origin === null ? html`Preview of <b>${remote} ${id}</b>` : html`Remote <b>${remote}</b> from <b>${origin}</b>`;
  return html`<form method="post" action="/__fed/stop" data-remote="${remote}">
    <span>${what} until ${clock}</span>
    <output></output>
    <input type="hidden" name="remote" value="${remote}" />
    <input type="hidden" name="to" value="${path}" />
    <button>Stop</button>
  </form>`;
}

/**
 * A banner on every page that runs overridden code. The edge makes it, so no shell, however old or broken, can leave it
 * out.
 * @returns HTML for the head, and HTML before the app
 */
export async function overrideBanner(
  { active, refused }: Guest,
  path: string,
): Promise<{ head: string; body: string }> {
  const refusals = [...refused].map(([remote, why]) => html`<p><b>${remote}</b>: ${why} What is live runs.</p>`);
  const body = html`<aside class="fed-override" aria-label="Overrides">
    ${active.map((each) => activeLine(each, path))}${refusals}
  </aside>`;
  return { head: String(await stylesheet), body: String(await body) };
}

function overridePage(env: string, title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Fieldspan ${env}</title>
        <link rel="icon" href="data:," />
        ${stylesheet}
      </head>
      <body class="fed-page">
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** Asks the person before an override starts: a link alone must not start one. */
export function askPage(override: Guested, token: string): Html {
  const { env, remote, id, origin, clock, who } = override;
  const isPreview = origin === null;
  const from = isPreview ? html`be the release <b>${id}</b>, which is not live,` : html`come from <b>${origin}</b>`;
  const body = html`<p>
      In this browser, and in no other, ${override.manifest.title} would ${from} instead of what is live in
      <b>${env}</b>. It can do whatever you can do here.
    </p>
    <dl>
      <dt>Remote</dt>
      <dd>${remote} ${id}</dd>
      <dt>Until</dt>
      <dd>${clock}</dd>
      <dt>Signed for</dt>
      <dd>${who}</dd>
    </dl>
    <form method="post" action="/__fed/override">
      <input type="hidden" name="token" value="${token}" />
      <button>${isPreview ? 'Run the preview' : 'Run it from there'}</button>
      <a href="/">Change nothing</a>
    </form>`;
  return overridePage(
    env,
    isPreview ? `Look at ${remote} before it is live?` : `Run ${remote} from your machine?`,
    body,
  );
}

export function refusedPage(env: string, message: string): Html {
  const [first = '', ...lines] = message.split('\n');
  const list = lines.map((line) => html`<li>${line}</li>`);
  const body = html`<p role="alert">${first}</p>
    ${
      lines.length === 0
        ? ''
        : html`<ul>
            ${list}
          </ul>`
    }
    <p><a href="/">Back, with what is live</a></p>`;
  return overridePage(env, 'This override is not taken', body);
}
