import { defineFill, defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'messaging', load: () => import('./app.tsx') });
export const panel = defineWidget({ name: 'messaging.panel', load: () => import('./messages-panel.tsx') });
export const newThread = defineWidget({ name: 'messaging.new-thread', load: () => import('./new-thread-widget.tsx') });
export const comments = defineWidget({ name: 'messaging.comments', load: () => import('./record-comments.tsx') });
export const quickThread = defineFill({
  place: 'quick.add',
  name: 'messaging.quick-thread',
  load: async () => (await import('./new-thread-widget.tsx')).Widget,
});
export const projectThreads = defineFill({
  place: 'project.tab',
  name: 'messaging.project-threads',
  load: async () => (await import('./threads-tab.tsx')).ProjectThreads,
});
export const serviceThreads = defineFill({
  place: 'service.tab',
  name: 'messaging.service-threads',
  load: async () => (await import('./threads-tab.tsx')).ServiceThreads,
});
export const latestMessages = defineFill({
  place: 'home.card',
  name: 'messaging.latest-messages',
  load: async () => (await import('./home/latest-messages.tsx')).LatestMessages,
});
