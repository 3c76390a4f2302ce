import { defineFill, defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'projects', load: () => import('./app.tsx') });
export const projectLocates = defineFill({
  place: 'project.tab',
  name: 'projects.project-locates',
  load: async () => (await import('./locates/locates-tab.tsx')).ProjectLocates,
});
export const serviceLocates = defineFill({
  place: 'service.tab',
  name: 'projects.service-locates',
  load: async () => (await import('./locates/locates-tab.tsx')).ServiceLocates,
});
export const locates = defineWidget({
  name: 'projects.locates',
  load: () => import('./locates/locates-on-site.tsx'),
});
