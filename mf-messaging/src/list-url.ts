import { THREAD_TABS } from '@fieldspan/domain/thread-tab';
import type { ThreadTab } from '@fieldspan/domain/thread-tab';

/** What the address says about the thread list; the thread view carries it along, so that Back finds the same list. */
export type ListUrl = { tab: ThreadTab; text: string; withMessages: boolean };

export function readListUrl(params: URLSearchParams): ListUrl {
  return {
    tab: THREAD_TABS.find((tab) => tab === params.get('tab')) ?? 'all',
    text: params.get('q') ?? '',
    withMessages: params.get('in') === 'messages',
  };
}

/** The query string of a list, with its question mark; empty for the list as it opens. */
export function listSearch({ tab, text, withMessages }: ListUrl): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (text !== '') params.set('q', text);
  if (withMessages) params.set('in', 'messages');
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
