/** The pages of each remote to test: one of its first chunk, and one whose code is loaded when it is opened. */
export const DRILLED = [
  { name: 'company', title: 'Settings', first: '/settings', lazy: '/apps/store' },
  { name: 'contacts', title: 'Contacts', first: '/contacts', lazy: '/contact/new/details' },
  { name: 'equipment', title: 'Equipment', first: '/equipment/list', lazy: '/equipment/settings' },
  { name: 'forms', title: 'Forms', first: '/forms/templates', lazy: '/form/view/not-there' },
  { name: 'home', title: 'Home', first: '/', lazy: '/notifications/feed' },
  { name: 'library', title: 'Library', first: '/library/files', lazy: '/canvas' },
  { name: 'messaging', title: 'Messages', first: '/messages', lazy: '/message/not-there' },
  { name: 'money', title: 'Financial', first: '/financial', lazy: '/materials/list' },
  { name: 'people', title: 'People and safety', first: '/employees/list', lazy: '/safety/certificates/matrix' },
  { name: 'projects', title: 'Projects', first: '/projects/list', lazy: '/locates' },
  { name: 'service', title: 'Services and schedule', first: '/services', lazy: '/schedule' },
  { name: 'time', title: 'Time', first: '/punch-clock', lazy: '/time-logs/list' },
] as const;
