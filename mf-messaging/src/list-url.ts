import type { MessageSearch } from '@fieldspan/api/queries/messaging';
import { THREAD_TABS } from '@fieldspan/domain/thread-tab';
import type { ThreadTab } from '@fieldspan/domain/thread-tab';

/** Filters of a search inside messages; null and empty mean no filter. */
export type Narrowing = Omit<MessageSearch, 'terms'>;

/** The state of the thread list in the URL. The thread view keeps it, so that Back restores the same list. */
export type ListUrl = { tab: ThreadTab; text: string; withMessages: boolean; narrow: Narrowing };

export function readListUrl(params: URLSearchParams): ListUrl {
  return {
    tab: THREAD_TABS.find((tab) => tab === params.get('tab')) ?? 'all',
    text: params.get('q') ?? '',
    withMessages: params.get('in') === 'messages',
    narrow: {
      fromId: idOf(params.get('from')),
      hasPhoto: params.get('photo') === '1',
      jobId: idOf(params.get('job')),
      since: dayOf(params.get('since')),
      until: dayOf(params.get('until')),
    },
  };
}

/** The query string of a list, including the question mark; empty for the default list. */
export function listSearch({ tab, text, withMessages, narrow }: ListUrl): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (text !== '') params.set('q', text);
  if (withMessages) params.set('in', 'messages');
  for (const [name, value] of Object.entries(narrowParams(narrow))) {
    if (value !== '') params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

export function isNarrowed(narrow: Narrowing): boolean {
  return Object.values(narrowParams(narrow)).some((value) => value !== '');
}

function narrowParams({ fromId, hasPhoto, jobId, since, until }: Narrowing): Record<string, string> {
  return { from: `${fromId ?? ''}`, photo: hasPhoto ? '1' : '', job: `${jobId ?? ''}`, since, until };
}

function idOf(text: string | null): number | null {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

const dayOf = (text: string | null): string => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? (text ?? '') : '');
