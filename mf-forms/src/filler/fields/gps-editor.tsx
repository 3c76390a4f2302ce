import { pointAnswer, pointIn } from '@fieldspan/domain/form/point';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCurrentLocation } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { AccuracyText } from '../../static-view/accuracy-text.tsx';
import type { Labelled } from '../field-editor.ts';
import styles from './gps-editor.module.css';
import { ShownField } from './shown-field.tsx';
import { textIn } from './text-in.ts';

const LONGEST_MS = 20_000;

/** Where the person stands, read by the device. It can always be typed instead. */
export function GpsEditor({ entry, label, answer, error, onChange }: Labelled) {
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const point = pointIn(answer);
  const read = () => {
    setIsBusy(true);
    setFailed(null);
    const handleRead = ({ coords, timestamp }: GeolocationPosition) => {
      setIsBusy(false);
      const { latitude, longitude, accuracy } = coords;
      const at = new Date(timestamp).toISOString();
      onChange(pointAnswer({ lat: latitude, long: longitude, accuracy: Math.round(accuracy), at }));
    };
    const handleFailed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      setIsBusy(false);
      setFailed(
        code === PERMISSION_DENIED
          ? t('This device does not allow its position to be read. Type it below, or allow it in the settings.')
          : t('The position could not be read here. Try again under the open sky, or type it below.'),
      );
    };
    navigator.geolocation.getCurrentPosition(handleRead, handleFailed, {
      enableHighAccuracy: true,
      timeout: LONGEST_MS,
    });
  };
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      <Button
        className={styles.read}
        size="l"
        busy={isBusy}
        icon={<IconCurrentLocation aria-hidden="true" size={18} />}
        onClick={read}
      >
        {point === null ? t('Use my position') : t('Read my position again')}
      </Button>
      {failed !== null && (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      )}
      <TextField
        label={t('Latitude, longitude')}
        placeholder="43.65107, -79.34702"
        autoComplete="off"
        value={textIn(answer.value)}
        onChange={(value) => onChange({ value })}
      />
      {point && <AccuracyText point={point} />}
    </ShownField>
  );
}
