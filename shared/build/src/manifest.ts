import { readFileSync } from 'node:fs';
import type { RemoteManifest } from '@fieldspan/contract/remote-manifest';
import { WrittenManifestSchema } from '@fieldspan/contract/written-manifest';
import { errorMessage } from '@fieldspan/domain/is-error';
import * as v from 'valibot';

/**
 * Reads and checks a remote.json.
 * @throws Error with one line per mistake: file, place, what is wrong
 */
export function readManifest(file: string): RemoteManifest {
  return parseManifest(file, readFileSync(file, 'utf8'));
}

/** `readManifest` for a text already in memory; `file` is only for messages. */
export function parseManifest(file: string, text: string): RemoteManifest {
  const parsed = v.safeParse(WrittenManifestSchema, jsonOf(file, text));
  if (!parsed.success) throw new Error(parsed.issues.map((issue) => faultLine(file, issue)).join('\n'));
  const faults = [
    ...repeatedPaths(parsed.output).map((path) => `${file}: routes: ${path} is declared twice`),
    ...unclearFills(parsed.output).map(
      (place) => `${file}: fills: ${place}: say one of part, to and search: what stands there`,
    ),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return parsed.output;
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: not JSON: ${errorMessage(error)}`, { cause: error });
  }
}

function faultLine(file: string, issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the whole file';
  if (issue.expected === 'never') return `${file}: ${place}: not a key of remote.json`;
  if (issue.received === 'undefined') return `${file}: ${place}: missing`;
  if (issue.type === 'picklist')
    return `${file}: ${place}: ${issue.received} is none of ${(issue.expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')}`;
  if (issue.kind === 'schema') return `${file}: ${place}: ${issue.received} is not ${issue.expected}`;
  return issue.type === 'regex'
    ? `${file}: ${place}: ${issue.received} is not ${issue.message}`
    : `${file}: ${place}: ${issue.message}`;
}

/** Places whose fill declares nothing to show, or more than one thing. */
function unclearFills({ fills }: RemoteManifest): string[] {
  return Object.entries(fills).flatMap(([place, all]) =>
    all.some(({ part, to, search }) => [part, to, search].filter((each) => each !== undefined).length !== 1)
      ? [place]
      : [],
  );
}

/** Two routes that match the same addresses, whatever their parameters are called. */
function repeatedPaths({ routes }: RemoteManifest): string[] {
  const shapes = routes.map(({ path }) => path.replaceAll(/:[^/]+/g, ':'));
  return routes.filter((_, index) => shapes.indexOf(shapes[index] ?? '') !== index).map(({ path }) => path);
}
