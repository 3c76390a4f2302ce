import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCloud } from '@fieldspan/ui/icons';
import { createContext, useContext, type ReactNode } from 'react';

/** What the host of the widget calls it. */
export const WeatherLabel = createContext<string | undefined>(undefined);

/** The name of this weather's landmark; undefined where the page has one only. */
export function useWeatherName(): string | undefined {
  const label = useContext(WeatherLabel);
  return label === undefined ? undefined : t('Weather: {{label}}', { label });
}

/** The card while there is no weather in it. */
export function WeatherFrame({ children }: { children: ReactNode }) {
  return (
    <Card title={t('Weather')} name={useWeatherName()} icon={<IconCloud aria-hidden="true" />}>
      {children}
    </Card>
  );
}
