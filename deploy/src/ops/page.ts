import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

type Page = { title: string; env: string; isSignedIn: boolean; body: Html };

/** The frame of every operators' page. It works without scripts. */
export function page({ title, env, isSignedIn, body }: Page): Html {
  const signOut = html`<form method="post" action="/ops/sign-out"><button class="quiet">Sign out</button></form>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Fieldspan ${env}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/ops/ops.css" />
      </head>
      <body>
        <header>
          <a href="/ops/releases">Fieldspan releases</a><span class="env">${env}</span>${isSignedIn ? signOut : ''}
        </header>
        <main>${body}</main>
      </body>
    </html>`;
}

/** @param problem shown above the field */
export function signInPage(env: string, problem: string | null): Html {
  const body = html`<form class="card narrow" method="post" action="/ops/sign-in">
    <h1>Releases</h1>
    ${problem === null ? '' : html`<p class="problem" role="alert">${problem}</p>`}
    <input type="text" name="username" value="operator" autocomplete="username" hidden />
    <label for="key">Operator key</label>
    <input id="key" name="key" type="password" autocomplete="current-password" required autofocus />
    <p class="hint">It stands in FIELDSPAN_OPS_KEY, or in the file ops.key beside the registry.</p>
    <button class="primary">Sign in</button>
  </form>`;
  return page({ title: 'Sign in', env, isSignedIn: false, body });
}
