import { describe, expect, it } from 'vitest';
import { isNarrowed, listSearch, readListUrl, type Narrowing } from './list-url.ts';

const UNNARROWED: Narrowing = { fromId: null, hasPhoto: false, jobId: null, since: '', until: '' };

describe('the address of the thread list', () => {
  it('is empty for the default list', () => {
    expect(listSearch({ tab: 'all', text: '', withMessages: false, narrow: UNNARROWED })).toBe('');
  });

  it('reads back what it wrote', () => {
    const narrow = { fromId: 7, hasPhoto: true, jobId: 3, since: '2026-11-01', until: '' };
    const url = { tab: 'comment', text: 'pump & valve', withMessages: true, narrow } as const;
    expect(readListUrl(new URLSearchParams(listSearch(url)))).toEqual(url);
    expect([isNarrowed(narrow), isNarrowed(UNNARROWED)]).toEqual([true, false]);
  });

  it('shows all threads for an unknown tab, and ignores invalid filters', () => {
    const read = readListUrl(new URLSearchParams('?tab=nonsense&from=x&since=soon&photo=maybe'));
    expect([read.tab, read.narrow]).toEqual(['all', UNNARROWED]);
  });
});
