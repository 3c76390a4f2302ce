import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'service', load: () => import('./app.tsx') });
