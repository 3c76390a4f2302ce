import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'contacts', load: () => import('./app.tsx') });
