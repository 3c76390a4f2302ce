import type { PayRules } from '@fieldspan/domain/pay/pay-rules';
import type { PayScale } from '@fieldspan/domain/pay-scales';
import { dayNamed, dayNumber, weekdayOf } from '@fieldspan/domain/pay/local-time';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { Segmented } from '@fieldspan/ui/segmented';
import { SelectField } from '@fieldspan/ui/select-field';
import { useState } from 'react';
import styles from './calculator.module.css';
import { RealWeek } from './real-week.tsx';
import { SampleWeek } from './sample-week.tsx';
import { usePlace } from './use-place.ts';

/** What the calculator reckons with: rules and rates as they stand in the form. */
type CalculatorProps = { scales: readonly PayScale[]; rules: PayRules };

/** What a week comes to by an agreement, line by line, each with its reasons. */
export function Calculator({ scales, rules }: CalculatorProps) {
  const today = useToday();
  const place = usePlace(rules);
  const [week, setWeek] = useState(today);
  const [isReal, setIsReal] = useState(false);
  const [chosen, setChosen] = useState('');
  const first = firstDayOf(week === '' ? today : week, rules.week_start);
  const scale = scales.find(({ title }) => title === chosen) ?? scales[0];
  const Week = isReal ? RealWeek : SampleWeek;
  return (
    <Card title={t('Calculator')}>
      <div className={styles.fields}>
        <Segmented
          label={t('Reckon with')}
          value={isReal ? 'real' : 'sample'}
          options={[
            { value: 'sample', label: t('Sample week') },
            { value: 'real', label: t('Week of a person') },
          ]}
          onChange={(value) => setIsReal(value === 'real')}
        />
        <DateField label={t('The week of')} value={week} onChange={setWeek} />
        {scales.length > 0 && (
          <SelectField
            label={t('Paid as')}
            value={scale?.title ?? ''}
            options={scales.map(({ title }) => ({ value: title, label: title }))}
            onChange={setChosen}
          />
        )}
      </div>
      <Week key={`${first} ${isReal}`} first={first} scales={scales} scale={scale} place={place} />
    </Card>
  );
}

const firstDayOf = (day: string, weekStart: number): string => {
  const number = dayNumber(day);
  return dayNamed(number - ((weekdayOf(number) - weekStart + 7) % 7));
};
