/** The thread list's filters (document 0 §9), as the address spells them. */
export const THREAD_TABS = ['all', 'active', 'messages', 'comment', 'job', 'archived'] as const;

export type ThreadTab = (typeof THREAD_TABS)[number];
