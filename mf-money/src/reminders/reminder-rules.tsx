import {
  MOST_RULES,
  OFFERED_REMINDERS,
  REMINDER_WORDS,
  reminderText,
  unknownWord,
} from '@fieldspan/domain/money/reminders';
import type { ReminderRule } from '@fieldspan/domain/money/reminders';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import styles from './reminders.module.css';

type Rules = { company: string; isLocked: boolean };
type ReminderRulesProps = Rules & { rules: readonly ReminderRule[]; onChange: (rules: ReminderRule[]) => void };

const TEXT = OFFERED_REMINDERS.rules.at(-2)?.text ?? '';

/** The reminders of a company, each with what the customer reads. */
export function ReminderRules({ rules, company, isLocked, onChange }: ReminderRulesProps) {
  const [keys, setKeys] = useState<readonly string[]>(() => rules.map(() => crypto.randomUUID()));
  const known = rules.map((_, at) => keys[at] ?? `rule ${at}`);
  const add = () => {
    setKeys([...known, crypto.randomUUID()]);
    onChange([...rules, { days: Math.min(365, Math.max(0, ...rules.map(({ days }) => days)) + 14), text: TEXT }]);
  };
  return (
    <>
      {rules.map((rule, at) => (
        <RuleFields
          key={known[at]}
          number={at + 1}
          rule={rule}
          isTwice={rules.some((other, place) => place !== at && other.days === rule.days)}
          company={company}
          isLocked={isLocked}
          onChange={(changed) => onChange(rules.map((one, place) => (place === at ? changed : one)))}
          onRemove={() => {
            setKeys(known.filter((_, place) => place !== at));
            onChange(rules.filter((_, place) => place !== at));
          }}
        />
      ))}
      {!isLocked && rules.length < MOST_RULES && (
        <div>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={add}>
            {t('Add a reminder')}
          </Button>
        </div>
      )}
    </>
  );
}

type RuleFieldsProps = Rules & {
  number: number;
  rule: ReminderRule;
  isTwice: boolean;
  onChange: (rule: ReminderRule) => void;
  onRemove: () => void;
};

function RuleFields({ number, rule, isTwice, company, isLocked, onChange, onRemove }: RuleFieldsProps) {
  const title = t('Reminder {{number}}', { number });
  return (
    <fieldset className={styles.rule} aria-label={title} disabled={isLocked}>
      <div className={styles.head}>
        <WhenFields days={rule.days} isTwice={isTwice} onChange={(days) => onChange({ ...rule, days })} />
        {!isLocked && <IconButton label={t('Remove {{title}}', { title })} icon={<IconTrash />} onClick={onRemove} />}
      </div>
      <div className={styles.sides}>
        <TextField
          label={t('Text')}
          multiline
          rows={6}
          value={rule.text}
          onChange={(text) => onChange({ ...rule, text })}
          hint={t('{{words}} are filled in.', { words: REMINDER_WORDS.map((word) => `{${word}}`).join(' ') })}
          {...textError(rule.text)}
        />
        <div className={styles.preview}>
          <span className={styles.label}>{t('Preview')}</span>
          <p className={styles.paper}>
            {reminderText(rule.text, { ...EXAMPLE, company, days: String(Math.abs(rule.days)) })}
          </p>
        </div>
      </div>
    </fieldset>
  );
}

const EXAMPLE = { customer: 'Willow Court', number: 'INV-2026-0042', amount: '$1,284.30', due: '2026-06-10' };

function textError(text: string): { error?: string } {
  if (text.trim() === '') return { error: t('Each reminder needs a text.') };
  const word = unknownWord(text);
  return word === null ? {} : { error: t('{{word}} is nothing that an invoice has.', { word: `{${word}}` }) };
}

type WhenFieldsProps = { days: number; isTwice: boolean; onChange: (days: number) => void };

/** So many days before or after the day on which the invoice is due. */
function WhenFields({ days, isTwice, onChange }: WhenFieldsProps) {
  const side = days === 0 ? 'on' : days < 0 ? 'before' : 'after';
  return (
    <>
      <SelectField
        label={t('Sent')}
        value={side}
        onChange={(value) => onChange(value === 'on' ? 0 : (value === 'before' ? -1 : 1) * Math.max(1, Math.abs(days)))}
        options={[
          { value: 'before', label: t('Before due') },
          { value: 'on', label: t('On the due day') },
          { value: 'after', label: t('After due') },
        ]}
        {...(isTwice && { error: t('Another reminder goes on this day.') })}
      />
      {side !== 'on' && (
        <TextField
          label={t('Days')}
          type="number"
          value={String(Math.abs(days))}
          onChange={(typed) => {
            const count = Math.min(365, Math.max(1, Math.trunc(Number(typed)) || 1));
            onChange(side === 'before' ? -count : count);
          }}
        />
      )}
    </>
  );
}
