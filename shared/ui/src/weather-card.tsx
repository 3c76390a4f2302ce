import { Card } from './card.tsx';
import { t } from './i18n.ts';
import { IconAlertTriangle, IconCloud } from './icons.ts';
import styles from './weather-card.module.css';
import { WeatherPicture } from './weather-picture.tsx';

type WeatherCardProps = {
  /** The landmark's name, where a page shows several. */
  name?: string | undefined;
  /** All values as text, in the reader's units. */
  place: string;
  time: string;
  description: string;
  /** Weather icon code, by day or night: 10d. */
  icon: string;
  temperature: string;
  facts: readonly { term: string; fact: string }[];
  warnings: readonly string[];
  /** Source of the data, if worth saying. */
  source?: string | undefined;
};

/** The current weather at one place. */
export function WeatherCard({ place, time, description, icon, temperature, ...rest }: WeatherCardProps) {
  const { name, facts, warnings, source } = rest;
  return (
    <Card title={t('Weather')} name={name} icon={<IconCloud aria-hidden="true" />}>
      <div className={styles.weather}>
        <div className={styles.now}>
          <WeatherPicture code={icon} label={description} />
          <p className={styles.temperature}>{temperature}</p>
          <div className={styles.words}>
            <p className={styles.description}>{description}</p>
            <p className={styles.place}>{place}</p>
            <p className={styles.time}>{time}</p>
          </div>
        </div>
        {warnings.length > 0 && (
          <ul className={styles.warnings} aria-label={t('Warnings')}>
            {warnings.map((warning) => (
              <li key={warning}>
                <IconAlertTriangle aria-hidden="true" />
                {warning}
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          {facts.map(({ term, fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        {source !== undefined && <p className={styles.source}>{source}</p>}
      </div>
    </Card>
  );
}
