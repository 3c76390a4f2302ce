import { defineFill, defineRemote, defineWidget } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'home', load: () => import('./app.tsx') });
export const weather = defineWidget({ name: 'home.weather', load: () => import('./weather/weather-widget.tsx') });
export const placeChoice = defineFill({
  place: 'record.action',
  name: 'home.place-choice',
  load: async () => (await import('./notifications/place-choice.tsx')).PlaceChoice,
});
