import { companyQuery } from '@fieldspan/api/queries/company';
import { useQuery } from '@tanstack/react-query';
import styles from './local-weather.module.css';
import { WeatherSlot } from '@fieldspan/records/weather/weather-slot';

/** The weather at the company's address. */
export function LocalWeather({ tenantId }: { tenantId: number }) {
  const { data: company } = useQuery(companyQuery(tenantId));
  if (!company) return null;
  return (
    <div className={styles.wide}>
      <WeatherSlot city={company.city} province={company.province} />
    </div>
  );
}
