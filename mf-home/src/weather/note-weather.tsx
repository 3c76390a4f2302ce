import { companyQuery } from '@fieldspan/api/queries/company';
import type { NotedWeather } from '@fieldspan/contract/weather';
import { SECTORS, SECTOR_NAMES, usesImperialWeather } from '@fieldspan/domain/weather';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { notedWeather, SKIES, type Sighting, type SightingErrors } from './noted-weather.ts';
import styles from './weather-widget.module.css';

type NoteWeatherProps = {
  /** The place as text. */
  place: string;
  /** The name of the observer. */
  name: string;
  tenantId: number;
  onNoted: (weather: NotedWeather) => void;
};

const NOTHING: Sighting = { temperature: '', sky: '', wind: '', from: '' };

/** Without a weather service the person enters what they see: nothing is made up. */
export function NoteWeather({ place, name, tenantId, onNoted }: NoteWeatherProps) {
  const { data: company } = useQuery({ ...companyQuery(tenantId), enabled: tenantId !== 0 });
  const imperial = company ? usesImperialWeather(company) : false;
  const [seen, setSeen] = useState(NOTHING);
  const [errors, setErrors] = useState<SightingErrors>({});
  const field = (key: keyof Sighting) => ({
    value: seen[key],
    error: errors[key] === undefined ? undefined : translated(errors[key]),
    onChange: (value: string) => setSeen((before) => ({ ...before, [key]: value })),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // It may be inside another form.
    event.stopPropagation();
    const noted = notedWeather(seen, { imperial, place, name, now: new Date() });
    if ('weather' in noted) onNoted(noted.weather);
    else setErrors(noted.errors);
  };
  return (
    <form className={styles.note} onSubmit={handleSubmit} noValidate aria-label={t('Weather by hand')}>
      <TextField
        label={imperial ? t('Temperature (°F)') : t('Temperature (°C)')}
        inputMode="text"
        required
        {...field('temperature')}
      />
      <SelectField
        label={t('Sky')}
        required
        options={[
          { value: '', label: t('Choose') },
          ...SKIES.map(({ value, label }) => ({ value, label: translated(label) })),
        ]}
        {...field('sky')}
      />
      <TextField
        label={imperial ? t('Wind (mph)') : t('Wind (km/h)')}
        inputMode="decimal"
        required
        {...field('wind')}
      />
      <SelectField
        label={t('Wind from')}
        options={[
          { value: '', label: t('Not sure') },
          ...SECTORS.map((value) => ({ value, label: translated(SECTOR_NAMES[value]) })),
        ]}
        {...field('from')}
      />
      <Button type="submit" variant="primary">
        {t('Keep this weather')}
      </Button>
    </form>
  );
}
