import { describe, expect, it } from 'vitest';
import { listSearch, readListUrl } from './list-url.ts';

describe('the address of the thread list', () => {
  it('is bare for the list as it opens', () => {
    expect(listSearch({ tab: 'all', text: '', withMessages: false })).toBe('');
  });

  it('reads back what it wrote', () => {
    const url = { tab: 'comment', text: 'pump & valve', withMessages: true } as const;
    expect(readListUrl(new URLSearchParams(listSearch(url)))).toEqual(url);
  });

  it('shows all threads for a tab nobody knows', () => {
    expect(readListUrl(new URLSearchParams('?tab=nonsense')).tab).toBe('all');
  });
});
