import { defineFill, defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'service', load: () => import('./app.tsx') });
export const yourDay = defineFill({
  place: 'home.card',
  name: 'service.your-day',
  load: async () => (await import('./home/your-day.tsx')).YourDay,
});
