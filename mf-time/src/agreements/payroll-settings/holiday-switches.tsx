import { dayText } from '@fieldspan/domain/day-text';
import { HOLIDAYS } from '@fieldspan/domain/holidays/holiday-days';
import type { HolidayKey } from '@fieldspan/domain/holidays/holiday-days';
import { holidayOn } from '@fieldspan/domain/holidays/holiday-on';
import { regionHolidays } from '@fieldspan/domain/holidays/region-holidays';
import type { WorkPlace } from '@fieldspan/domain/pay/company-holidays';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t, translated } from '@fieldspan/ui/i18n';
import styles from './payroll-settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** The holidays of the province or state in this year, each on or off. */
export function HolidaySwitches({ settings, isLocked, onChange, place }: SettingsPart & { place: WorkPlace }) {
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const { source, keys } = regionHolidays(place.country, place.region);
  const days = keys
    .flatMap((key) => {
      const day = holidayOn(key, year);
      return day === null ? [] : [{ key, day }];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const toggle = (key: HolidayKey, isOn: boolean) =>
    onChange({ ...settings, off: isOn ? settings.off.filter((one) => one !== key) : [...settings.off, key] });
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend className={styles.legend}>{t('Holidays of {{year}}', { year: String(year) })}</legend>
      <ul className={styles.days}>
        {days.map(({ key, day }) => (
          <li key={key}>
            <Checkbox
              label={t('{{title}}, {{weekday}} {{day}}', {
                title: translated(HOLIDAYS[key].title),
                weekday: weekdayText(day),
                day: dayText(day, today),
              })}
              checked={!settings.off.includes(key)}
              disabled={isLocked}
              onChange={(isOn) => toggle(key, isOn)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('Source: {{source}}', { source })}</p>
    </fieldset>
  );
}
