import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'records', load: () => import('./app.tsx') });
