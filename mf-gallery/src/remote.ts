import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'gallery', load: () => import('./app.tsx') });
