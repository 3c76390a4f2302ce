import type { FormSite } from '@fieldspan/api/queries/form-site';
import { weatherIn } from '@fieldspan/contract/weather';
import type { NotedWeather } from '@fieldspan/contract/weather';
import { Slot } from '@fieldspan/federation/slot';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconRefresh } from '@fieldspan/ui/icons';
import { useMemo } from 'react';
import type { Labelled } from '../field-editor.ts';
import { useFill } from '../fill-context.ts';
import { ShownField } from './shown-field.tsx';
import styles from './weather-editor.module.css';
import { WidgetAway } from './widget-away.tsx';

/** The weather at the site when the form was opened; the observation is stored in the form. */
export function WeatherEditor({ label, answer, error, onChange }: Labelled) {
  const { site } = useFill();
  const stored = answer.value;
  const props = useMemo(
    () => ({
      label,
      ...placeOfSite(site),
      observed: weatherIn(stored),
      onObserved: (weather: NotedWeather) => onChange({ value: reading(weather) }),
      onNoted: (weather: NotedWeather) => onChange({ value: reading(weather) }),
    }),
    [label, site, stored, onChange],
  );
  return (
    <ShownField label={label} error={error}>
      <Slot of="home.weather" props={props} fallback={<WidgetAway label={label} error={undefined} />} />
      {props.observed && (
        <Button
          className={styles.again}
          size="s"
          variant="quiet"
          icon={<IconRefresh aria-hidden="true" size={16} />}
          onClick={() => onChange({ value: null })}
        >
          {t('Read the weather again')}
        </Button>
      )}
    </ShownField>
  );
}

/** Prefers coordinates to the town; without either, the widget uses its last place. */
function placeOfSite(site: FormSite | null) {
  if (site === null) return {};
  const { lat, long, city, province } = site.record;
  return { lat, lon: long, q: city ? [city, province].filter(Boolean).join(', ') : null };
}

const reading = (weather: NotedWeather) => ({
  ...weather,
  observed_at: new Date(weather.dt * 1000).toISOString(),
  fetched_at: new Date().toISOString(),
});
