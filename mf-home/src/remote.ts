import { defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'home', load: () => import('./app.tsx') });
export const weather = defineWidget({ name: 'home.weather', load: () => import('./weather/weather-widget.tsx') });
