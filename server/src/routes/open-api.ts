import { PAGE_POLICY } from '../http/page-policy.ts';
import type { Route } from '../http/route.ts';
import { DOCS_CSS, docsPage } from './docs-page.ts';
import { openApiDocument } from './open-api-document.ts';

/** /api/docs and /api/openapi.json, generated from the other routes on the first request and then cached. */
export function openApiRoutes(routes: readonly Route[]): readonly Route[] {
  const page = once(() => docsPage(routes));
  const json = once(() => JSON.stringify(openApiDocument(routes)));
  return [
    served('docs', { summary: 'This page', type: 'text/html; charset=utf-8', text: page }),
    served('docs.css', { summary: 'Its style', type: 'text/css; charset=utf-8', text: () => DOCS_CSS }),
    served('openapi.json', { summary: 'The API in OpenAPI 3.1', type: 'application/json', text: json }),
  ];
}

type Served = { summary: string; type: string; text: () => string };

function served(path: string, { summary, type, text }: Served): Route {
  const headers = { 'content-type': type, 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-cache' };
  return {
    verb: 'GET',
    path,
    session: 'none',
    summary,
    handle: () => Promise.resolve(new Response(text(), { headers })),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
