import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'projects', load: () => import('./app.tsx') });
