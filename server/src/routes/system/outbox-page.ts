import { escaped } from '../../http/escaped.ts';
import type { OutboxEntry } from '../../notify/outbox.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** A page with the unsent mail and SMS, for development. */
export function outboxPage(entries: readonly OutboxEntry[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>Outbox</h1>
<p>Mail and SMS that no carrier took, newest first. Only while developing. <a href="">Look again</a></p>
${entries.length === 0 ? '<p>Nothing was sent yet.</p>' : entries.map(message).join('\n')}
</body>
</html>`;
}

function message({ kind, to, subject, text, at, files }: OutboxEntry): string {
  const name = kind === 'mail' ? 'Mail' : 'SMS';
  return `<section><h2>${escaped(subject ?? 'SMS')}</h2>
<p>${name} to <strong>${escaped(to)}</strong> · <time datetime="${escaped(at)}">${escaped(at)}</time></p>
<p>${linked(text).replaceAll('\n', '<br>\n')}</p>${files.map(attached).join('')}</section>`;
}

const attached = ({ filename, bytes }: OutboxEntry['files'][number]): string =>
  `<p>Attached: ${escaped(filename)} (${Math.ceil(bytes / 1024)} KB)</p>`;

/** Turns addresses in a text into links and escapes the rest. */
function linked(text: string): string {
  let end = 0;
  const parts: string[] = [];
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(escaped(text.slice(end, index)), `<a href="${escaped(address)}">${escaped(address)}</a>`);
    end = index + address.length;
  }
  return [...parts, escaped(text.slice(end))].join('');
}
