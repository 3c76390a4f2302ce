import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'forms', load: () => import('./app.tsx') });
