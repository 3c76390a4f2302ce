import type { FormPlace } from '@fieldspan/api/queries/forms';
import type { FormQueue } from '@fieldspan/contract/widgets';

/**
 * What follows a form, in its address: `?next=` with the slug of each further form, in order, and `?afterwards=` with
 * the page that is opened after the last one. Another site is not a page.
 */
export function readQueue(params: URLSearchParams): FormQueue {
  const afterwards = params.get('afterwards') ?? '';
  return {
    next: [...new Set(params.getAll('next').filter((slug) => slug !== ''))],
    afterwards: /^\/(?![/\\])/u.test(afterwards) ? afterwards : null,
  };
}

/** A part of the URL with the queue added to it. */
export function withQueue(search: string, { next, afterwards }: FormQueue): string {
  const params = new URLSearchParams(search);
  for (const slug of next) params.append('next', slug);
  if (afterwards !== null) params.set('afterwards', afterwards);
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/**
 * Where the queue goes on: its next form at the same place, or what comes after the last one.
 * @param search the place and subjects of the form before
 * @returns null if nothing follows
 */
export function queueAddress(search: string, { next: [first, ...rest], afterwards }: FormQueue): string | null {
  if (first === undefined) return afterwards;
  return `/do-form/${first}${withQueue(search, { next: rest, afterwards })}`;
}

/** Where the filled forms of a place are found: what several forms of that place lead to. */
export const formsOf = (place: FormPlace | null): string =>
  place === null ? '/forms/mine' : `/${place.kind === 'job' ? 'project' : 'service'}/${place.id}/forms`;
