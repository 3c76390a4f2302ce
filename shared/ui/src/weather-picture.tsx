import { createElement } from 'react';
import {
  IconCloud,
  IconCloudFog,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconMoon,
  IconSun,
  type Icon,
} from './icons.ts';
import { classNames } from './class-names.ts';
import styles from './weather-card.module.css';

/** Keyed by the first two digits of the code. */
const PICTURES: ReadonlyMap<string, Icon> = new Map([
  ['09', IconCloudRain],
  ['10', IconCloudRain],
  ['11', IconCloudStorm],
  ['13', IconCloudSnow],
  ['50', IconCloudFog],
]);

/** Our own picture for a weather code. */
export function WeatherPicture({ code, label }: { code: string; label: string }) {
  return createElement(pictureOf(code), {
    className: classNames(styles.picture, code.startsWith('01') && styles.clear),
    role: 'img',
    'aria-label': label,
  });
}

function pictureOf(code: string): Icon {
  if (code.startsWith('01')) return code.endsWith('n') ? IconMoon : IconSun;
  return PICTURES.get(code.slice(0, 2)) ?? IconCloud;
}
