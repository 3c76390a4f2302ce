/** Where each remote is drilled: a page of its first chunk, and one whose code comes when it is opened. */
export const DRILLED = [
  { name: 'equipment', title: 'equipment', first: '/equipment/list', lazy: '/equipment/settings' },
  { name: 'forms', title: 'forms', first: '/forms/templates', lazy: '/form/view/not-there' },
  { name: 'library', title: 'library', first: '/library/files', lazy: '/canvas' },
  { name: 'messaging', title: 'messages', first: '/messages', lazy: '/message/not-there' },
  { name: 'records', title: 'records', first: '/contacts', lazy: '/time-logs/list' },
] as const;
