import { contractPreviewQuery } from '@fieldspan/api/queries/contracts';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { saveRecord } from '@fieldspan/api/save-record';
import { alertError, showAlert } from '@fieldspan/api/alerts';
import { instantText } from '@fieldspan/domain/day-text';
import { parseRule, ruleText } from '@fieldspan/domain/visits/visit-rule';
import type { VisitRule } from '@fieldspan/domain/visits/visit-rule';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCalendar } from '@fieldspan/ui/icons';
import { DateField } from '@fieldspan/ui/date-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RuleFields } from './rule-fields.tsx';
import styles from './contract-visits.module.css';

const MONTHLY: VisitRule = { unit: 'MONTHLY', every: 1, days: [], nth: null, isLastDay: false };
const USUAL_TIME = '08:00';

type ContractRuleProps = { contract: ServiceContractRow; isWriter: boolean };
type Typed = { rule: string; startsOn: string; time: string };

/** The rule of a contract, with the first days that it makes before it is saved. */
export function ContractRule({ contract, isWriter }: ContractRuleProps) {
  const today = useToday();
  const [typed, setTyped] = useState<Typed>({
    rule: contract.rrule ?? ruleText(MONTHLY),
    startsOn: contract.starts_on ?? today,
    time: contract.time_of_day ?? USUAL_TIME,
  });
  return (
    <Card title={t('When')} icon={<IconCalendar aria-hidden="true" />}>
      <div className={styles.page}>
        {isWriter && <RuleForm typed={typed} onChange={setTyped} />}
        <Preview contract={contract} typed={typed} />
        {isWriter && <Saving contract={contract} typed={typed} />}
      </div>
    </Card>
  );
}

function RuleForm({ typed, onChange }: { typed: Typed; onChange: (typed: Typed) => void }) {
  const known = parseRule(typed.rule);
  return (
    <>
      {known === null && (
        <p className={styles.said}>
          {t('This contract follows a rule of another program: {{rule}}. Choosing here replaces it.', {
            rule: typed.rule,
          })}
        </p>
      )}
      <div className={styles.fields}>
        <DateField
          label={t('First day')}
          value={typed.startsOn}
          onChange={(startsOn) => onChange({ ...typed, startsOn })}
        />
        <TimeField label={t('Time of day')} value={typed.time} onChange={(time) => onChange({ ...typed, time })} />
      </div>
      <RuleFields rule={known ?? MONTHLY} onChange={(rule) => onChange({ ...typed, rule: ruleText(rule) })} />
    </>
  );
}

function Preview({ contract, typed }: { contract: ServiceContractRow; typed: Typed }) {
  const { data: preview, error } = useQuery({
    ...contractPreviewQuery({
      rrule: typed.rule,
      starts_on: typed.startsOn,
      expiry: contract.expiry ?? '',
      time_of_day: typed.time,
      holiday_rule: contract.holiday_rule,
    }),
    enabled: typed.startsOn !== '' && typed.time !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  if (error) return <p className={styles.said}>{t('The first days are shown when there is a connection.')}</p>;
  if (!preview) return null;
  return (
    <section aria-label={t('The first visits')}>
      <p>
        <strong>{preview.words}</strong>
      </p>
      <ol className={styles.dates}>
        {preview.dates.map(({ on, day, starts_at }) => (
          <li key={on}>
            {instantText(starts_at)}
            {day !== on && ` · ${t('{{day}} is a day off', { day: on })}`}
          </li>
        ))}
      </ol>
      {preview.dates.length === 0 && (
        <p className={styles.said}>{t('This rule makes no visit before the contract ends.')}</p>
      )}
    </section>
  );
}

function Saving({ contract, typed }: { contract: ServiceContractRow; typed: Typed }) {
  const saving = useMutation({
    mutationFn: (state: ServiceContractRow['state']) =>
      saveRecord('ServiceContract', {
        id: contract.id,
        version: contract.version,
        rrule: typed.rule,
        starts_on: typed.startsOn,
        time_of_day: typed.time,
        state,
      }),
    onSuccess: () => showAlert({ type: 'success', message: t('Saved!') }),
    onError: alertError,
  });
  const isReady = typed.startsOn !== '' && typed.time !== '' && !saving.isPending;
  return (
    <div className={styles.days}>
      {contract.state !== 'active' && (
        <Button variant="primary" disabled={!isReady} onClick={() => saving.mutate('active')}>
          {t('Put in force')}
        </Button>
      )}
      <Button disabled={!isReady} onClick={() => saving.mutate(contract.state)}>
        {t('Save')}
      </Button>
      {contract.state === 'active' && (
        <Button disabled={!isReady} onClick={() => saving.mutate('draft')}>
          {t('Take out of force')}
        </Button>
      )}
    </div>
  );
}
