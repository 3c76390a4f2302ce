import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'time', load: () => import('./app.tsx') });
