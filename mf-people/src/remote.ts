import { defineFill, defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'people', load: () => import('./app.tsx') });
export const incidents = defineFill({
  place: 'home.card',
  name: 'people.incidents',
  load: async () => (await import('./home/incidents-card.tsx')).IncidentsCard,
});
