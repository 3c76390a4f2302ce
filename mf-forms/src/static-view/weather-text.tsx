import { SECTOR_NAMES } from '@fieldspan/domain/weather';
import { dataText } from '@fieldspan/domain/message';
import { originOf } from '@fieldspan/contract/weather';
import type { NotedWeather } from '@fieldspan/contract/weather';
import { instantText } from '@fieldspan/domain/day-text';
import { weatherLines } from '@fieldspan/domain/weather-lines';
import { t, translated } from '@fieldspan/ui/i18n';
import { originWords } from '@fieldspan/ui/weather-origin';
import styles from './static-pictures.module.css';

/** An observation as one sentence in metric units, including its source: anybody may read the form. */
export function WeatherText({ weather }: { weather: NotedWeather }) {
  const { temperature, humidity, windSpeed, windFrom } = weatherLines(weather, false);
  const [sky] = weather.weather;
  return (
    <>
      <span>
        {[
          temperature,
          translated(dataText(sky?.description ?? '')),
          t('wind {{wind}} {{from}}', {
            wind: windSpeed,
            from: windFrom ? translated(SECTOR_NAMES[windFrom]) : '',
          }).trim(),
          humidity === null ? '' : t('humidity {{humidity}}', { humidity }),
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </span>{' '}
      <span className={styles.none}>
        {weather.name}, {instantText(new Date(weather.dt * 1000).toISOString())}. {originWords(originOf(weather))}
      </span>
    </>
  );
}
