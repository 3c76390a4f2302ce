import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'messaging', load: () => import('./app.tsx') });
