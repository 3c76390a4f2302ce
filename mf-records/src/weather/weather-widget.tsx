import { useProfile } from '@fieldspan/api/profile';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCloud } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { Quiet } from '../parts/quiet.tsx';
import { ObservedWeather } from './observed-weather.tsx';
import { WeatherAt } from './weather-at.tsx';
import styles from './weather-widget.module.css';
import { placeOf, rememberedPlace } from '@fieldspan/api/weather-place';

type WeatherProps = WidgetContracts['records.weather'];

/** The weather where the work is. */
export function Widget(props: WeatherProps) {
  const profile = useProfile();
  return profile ? <Place {...props} userId={profile.id} tenantId={profile.tenant_id} /> : null;
}

type PlaceProps = WeatherProps & { userId: number; tenantId: number };

/** Coordinates, a name, or what was last shown here; without any of them nothing is asked. */
function Place({ userId, tenantId, ...asked }: PlaceProps) {
  const [remembered] = useState(() => rememberedPlace(userId));
  const place = placeOf(asked) ?? remembered;
  const { observed = null, onObserved } = asked;
  if (observed) return <ObservedWeather weather={observed} tenantId={tenantId} />;
  if (place) return <WeatherAt place={place} userId={userId} tenantId={tenantId} onObserved={onObserved} />;
  return (
    <Card title={t('Weather')} icon={<IconCloud aria-hidden="true" />}>
      <p className={styles.told}>
        <Quiet>{t('No location provided')}</Quiet>
      </p>
    </Card>
  );
}
