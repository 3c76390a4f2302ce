import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'library', load: () => import('./app.tsx') });
