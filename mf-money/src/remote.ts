import { defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'money', load: () => import('./app.tsx') });
