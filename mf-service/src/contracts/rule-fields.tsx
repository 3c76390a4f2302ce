import { RULE_DAYS, RULE_UNITS } from '@fieldspan/domain/visits/visit-rule';
import type { RuleDay, VisitRule } from '@fieldspan/domain/visits/visit-rule';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './contract-visits.module.css';

const UNIT_WORDS: Readonly<Record<VisitRule['unit'], Message>> = {
  DAILY: msg('days'),
  WEEKLY: msg('weeks'),
  MONTHLY: msg('months'),
  YEARLY: msg('years'),
};

const DAY_WORDS: Readonly<Record<RuleDay, Message>> = {
  MO: msg('Monday'),
  TU: msg('Tuesday'),
  WE: msg('Wednesday'),
  TH: msg('Thursday'),
  FR: msg('Friday'),
  SA: msg('Saturday'),
  SU: msg('Sunday'),
};

const WEEKS: readonly { week: number; label: Message }[] = [
  { week: 1, label: msg('first') },
  { week: 2, label: msg('second') },
  { week: 3, label: msg('third') },
  { week: 4, label: msg('fourth') },
  { week: -1, label: msg('last') },
];

const MOST = 365;

type RuleFieldsProps = { rule: VisitRule; onChange: (rule: VisitRule) => void };

/** How often there is a visit, and on which day. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const { unit, every } = rule;
  // As it is typed: while it is empty, the rule keeps its number.
  const [typed, setTyped] = useState(String(every));
  const handleUnit = (value: string) =>
    onChange({ unit: RULE_UNITS.find((each) => each === value) ?? unit, every, days: [], nth: null, isLastDay: false });
  const handleEvery = (text: string) => {
    setTyped(text);
    const count = Math.round(Number(text));
    if (count >= 1 && count <= MOST) onChange({ ...rule, every: count });
  };
  return (
    <div className={styles.fields}>
      <TextField label={t('Every')} value={typed} onChange={handleEvery} inputMode="numeric" />
      <SelectField
        label={t('Unit')}
        value={unit}
        onChange={handleUnit}
        options={RULE_UNITS.map((value) => ({ value, label: translated(UNIT_WORDS[value]) }))}
      />
      {unit === 'WEEKLY' && <WeekDays rule={rule} onChange={onChange} />}
      {unit === 'MONTHLY' && <MonthDay rule={rule} onChange={onChange} />}
    </div>
  );
}

function WeekDays({ rule, onChange }: RuleFieldsProps) {
  const toggle = (day: RuleDay, isOn: boolean) =>
    onChange({ ...rule, days: isOn ? [...rule.days, day] : rule.days.filter((each) => each !== day) });
  return (
    <fieldset className={styles.days}>
      <legend>{t('On')}</legend>
      {RULE_DAYS.map((day) => (
        <Checkbox
          key={day}
          label={translated(DAY_WORDS[day])}
          checked={rule.days.includes(day)}
          onChange={(isOn) => toggle(day, isOn)}
        />
      ))}
    </fieldset>
  );
}

type MonthChoice = 'date' | 'last' | 'weekday';
const choiceOf = ({ isLastDay, nth }: VisitRule): MonthChoice => (isLastDay ? 'last' : nth ? 'weekday' : 'date');

function MonthDay({ rule, onChange }: RuleFieldsProps) {
  const choice = choiceOf(rule);
  const handleChoice = (value: string) =>
    onChange({
      ...rule,
      isLastDay: value === 'last',
      nth: value === 'weekday' ? (rule.nth ?? { week: 1, day: 'MO' }) : null,
    });
  return (
    <>
      <SelectField
        label={t('On')}
        value={choice}
        onChange={handleChoice}
        options={[
          { value: 'date', label: t('the date of the first visit') },
          { value: 'last', label: t('the last day of the month') },
          { value: 'weekday', label: t('a weekday of the month') },
        ]}
      />
      {rule.nth && (
        <>
          <SelectField
            label={t('Which one')}
            value={String(rule.nth.week)}
            onChange={(week) => rule.nth && onChange({ ...rule, nth: { ...rule.nth, week: Number(week) } })}
            options={WEEKS.map(({ week, label }) => ({ value: String(week), label: translated(label) }))}
          />
          <SelectField
            label={t('Weekday')}
            value={rule.nth.day}
            onChange={(value) =>
              rule.nth &&
              onChange({ ...rule, nth: { ...rule.nth, day: RULE_DAYS.find((day) => day === value) ?? 'MO' } })
            }
            options={RULE_DAYS.map((value) => ({ value, label: translated(DAY_WORDS[value]) }))}
          />
        </>
      )}
    </>
  );
}
