import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'company', load: () => import('./app.tsx') });
