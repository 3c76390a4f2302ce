import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'people', load: () => import('./app.tsx') });
