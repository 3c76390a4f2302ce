import { defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'records', load: () => import('./app.tsx') });
export const weather = defineWidget({ name: 'records.weather', load: () => import('./weather/weather-widget.tsx') });
