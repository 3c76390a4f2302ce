import { models } from '@fieldspan/contract/models';
import type { Field } from '@fieldspan/contract/field';
import type { ModelName } from '@fieldspan/contract/models';
import { escaped } from '../http/escaped.ts';
import type { Route } from '../http/route.ts';
import { entryOf } from '../registry/entries.ts';
import { fieldsOf } from '../registry/field-of.ts';
import { namedCalls } from './named-calls.ts';

/**
 * The API documentation as a page without scripts, so that it works under the strictest content security policy and can
 * be printed.
 */
export function docsPage(routes: readonly Route[]): string {
  const calls = namedCalls(routes);
  const names = Object.values(models)
    .map(({ name }) => name)
    .toSorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fieldspan API</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<h1>Fieldspan API</h1>
<p>Everything is under <code>/api/</code>. Reads are GET with a query string, writes are POST with form data; object
values travel as JSON text. The cookie and the <code>api-key</code> header authorise together. The same as a document
for tools: <a href="openapi.json">openapi.json</a>.</p>
<nav aria-label="Models">${names.map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
<h2>Calls</h2>
<table><thead><tr><th>Call</th><th>What it does</th><th>Session</th></tr></thead>
<tbody>${calls.map(callRow).join('\n')}</tbody></table>
<h2>Models</h2>
<p>Each has <code>get</code>, <code>find/{id or slug}</code>, <code>save</code> and <code>delete</code>, as far as its
rules allow.</p>
${names.map(modelSection).join('\n')}
</body>
</html>`;
}

function callRow({ verb, path, summary, session }: Route): string {
  return `<tr><td><code>${verb} ${escaped(path)}</code></td><td>${escaped(summary)}</td><td>${session}</td></tr>`;
}

function modelSection(name: ModelName): string {
  const { read, write, relations } = models[name];
  const related = Object.entries(relations).map(
    ([relation, { kind, model }]) => `<code>${relation}</code> (${kind} <a href="#${model}">${model}</a>)`,
  );
  const { without = [] } = entryOf(name);
  return `<section id="${name}"><h3>${name}</h3>
<p>Read: ${escaped(read.join(', '))}. Write: ${escaped(write.join(', '))}${without.length > 0 ? `, no generic ${without.join(', ')}` : ''}.
${related.length > 0 ? `Includes: ${related.join(', ')}.` : ''}</p>
<table><thead><tr><th>Field</th><th>Kind</th><th></th></tr></thead>
<tbody>${Object.entries(fieldsOf(name)).map(fieldRow).join('\n')}</tbody></table></section>`;
}

function fieldRow([name, field]: [string, Field]): string {
  return `<tr><td><code>${name}</code></td><td>${field.kind}</td><td>${escaped(remarks(field))}</td></tr>`;
}

function remarks({ required, readOnly, ref, options }: Field): string {
  return [
    ...(required ? ['required'] : []),
    ...(readOnly === true ? ['set by the server'] : []),
    ...(ref === undefined ? [] : [`id of ${ref}`]),
    ...(options ? [`one of ${options.join(', ')}`] : []),
  ].join('; ');
}

export const DOCS_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
nav { columns: 14rem; } nav a { display: block; }
table { border-collapse: collapse; width: 100%; margin-block: 0.5rem 2rem; }
th, td { text-align: start; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); vertical-align: top; }
section { scroll-margin-top: 1rem; }
`;
