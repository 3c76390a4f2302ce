import { defineFill, defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'contacts', load: () => import('./app.tsx') });
export const callAssets = defineFill({
  place: 'service.tab',
  name: 'contacts.call-assets',
  load: async () => (await import('./contacts/call-assets.tsx')).CallAssets,
});
