import type { Weather } from '@fieldspan/contract/weather';
import { instantText } from '@fieldspan/domain/day-text';
import { weatherLines } from '@fieldspan/domain/weather-lines';
import { t } from '@fieldspan/ui/i18n';
import styles from './static-pictures.module.css';

/** An observation in one sentence, in metric units: the reader of a form may be anybody. */
export function WeatherText({ weather }: { weather: Weather }) {
  const { temperature, humidity, windSpeed, windFrom } = weatherLines(weather, false);
  const [sky] = weather.weather;
  return (
    <>
      <span>
        {t('{{temperature}}, {{sky}}, wind {{wind}} {{from}}, humidity {{humidity}}', {
          temperature,
          sky: t(sky?.description ?? ''),
          wind: windSpeed,
          from: t(windFrom),
          humidity,
        })}
      </span>{' '}
      <span className={styles.none}>
        {weather.name}, {instantText(new Date(weather.dt * 1000).toISOString())}
      </span>
    </>
  );
}
