/** The filters of the thread list (document 0 §9), as they appear in the URL. */
export const THREAD_TABS = ['all', 'active', 'messages', 'comment', 'job', 'archived'] as const;

export type ThreadTab = (typeof THREAD_TABS)[number];
