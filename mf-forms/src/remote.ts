import { defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'forms', load: () => import('./app.tsx') });
export const chooser = defineWidget({ name: 'forms.chooser', load: () => import('./chooser-widget.tsx') });
export const filler = defineWidget({ name: 'forms.filler', load: () => import('./filler-widget.tsx') });
