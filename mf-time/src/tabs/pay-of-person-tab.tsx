import { agreementVersionsQuery, unionsQuery } from '@fieldspan/api/queries/company-settings';
import { payOfPersonQuery } from '@fieldspan/api/queries/pay-of-person';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Places } from '@fieldspan/contract/places';
import { msg } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { versionOn } from '@fieldspan/domain/pay/version-on';
import { payScales } from '@fieldspan/domain/pay-scales';
import { useToday } from '@fieldspan/federation/now';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { Facts } from '@fieldspan/ui/layout/facts';
import { SaveForm } from '@fieldspan/ui/save-form';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useSuspenseQueries } from '@tanstack/react-query';
import styles from './pay-of-person.module.css';

type PayProps = Places['employee.tab'];

/** By which agreement and rate a person is paid. */
export function PayOfPerson({ person }: PayProps) {
  const isWriter = mayWrite('UserCompanySetting')(useCurrentUser().viewer);
  return isWriter ? <PayForm person={person} /> : <PayFacts person={person} />;
}

/** What is kept, and the agreements with the classifications of today. */
function usePay({ person }: PayProps) {
  const today = useToday();
  const [{ data: pay }, { data: unions }, { data: versions }] = useSuspenseQueries({
    queries: [payOfPersonQuery(person.id), unionsQuery(), agreementVersionsQuery()],
  });
  const scalesOf = (unionId: unknown) => {
    const union = unions.find(({ id, is_default }) =>
      typeof unionId === 'number' ? id === unionId : is_default === 1,
    );
    return union === undefined ? [] : payScales((versionOn(versions, union.id, today) ?? union).pay_scales);
  };
  return { pay, unions, scalesOf };
}

function PayFacts(props: PayProps) {
  const { pay, unions } = usePay(props);
  const facts = [
    { term: t('Agreement'), fact: unions.find(({ id }) => id === pay?.union_id)?.title ?? t('The default one') },
    { term: t('Classification'), fact: pay?.pay_scale },
    { term: t('Own rate'), fact: moneyText(pay?.pay_rate ?? null) },
    { term: t('Employee number'), fact: pay?.employee_num },
  ];
  return (
    <Card title={t('Pay')}>
      <Facts facts={facts} />
    </Card>
  );
}

const UNSET = { union_id: null, pay_scale: null, pay_rate: null, employee_num: null };

function PayForm(props: PayProps) {
  const { pay, unions, scalesOf } = usePay(props);
  const { union_id, pay_scale, pay_rate, employee_num } = pay ?? UNSET;
  const form = useRecordForm({
    model: 'UserCompanySetting',
    id: pay?.id ?? null,
    version: pay?.version ?? null,
    labels: { union_id: t('Agreement') },
    initial: { union_id, pay_scale, pay_rate, employee_num },
    ...(pay === null && { always: { user_id: props.person.id } }),
    saidAfter: msg('Saved!'),
  });
  const valueOf = (name: keyof typeof UNSET) => String(form.values[name] ?? '');
  return (
    <SaveForm
      label={t('Pay')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={form.discard}
    >
      <Card title={t('Pay')}>
        <div className={styles.fields}>
          <SelectField
            label={t('Agreement')}
            value={valueOf('union_id')}
            options={[
              { value: '', label: t('The default one') },
              ...unions
                .filter(({ id, archived }) => archived === 0 || id === union_id)
                .map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={(id) => form.set('union_id', id === '' ? null : Number(id))}
          />
          <ScaleField
            titles={scalesOf(form.values['union_id']).map(({ title }) => title)}
            chosen={valueOf('pay_scale')}
            onChange={(title) => form.set('pay_scale', title)}
          />
          <TextField
            label={t('Own rate, dollars an hour')}
            hint={t('Instead of a classification.')}
            type="number"
            inputMode="decimal"
            value={valueOf('pay_rate')}
            onChange={(typed) => form.set('pay_rate', typed === '' ? null : Number(typed))}
          />
          <TextField
            label={t('Employee number')}
            hint={t('As the payroll product knows this person.')}
            value={valueOf('employee_num')}
            onChange={(typed) => form.set('employee_num', typed === '' ? null : typed)}
          />
        </div>
      </Card>
      {form.question}
    </SaveForm>
  );
}

type ScaleFieldProps = { titles: readonly string[]; chosen: string; onChange: (title: string | null) => void };

/** One of the agreement's classifications; one that it has no more stays until another is chosen. */
function ScaleField({ titles, chosen, onChange }: ScaleFieldProps) {
  const offered = chosen === '' || titles.includes(chosen) ? titles : [...titles, chosen];
  return (
    <SelectField
      label={t('Classification')}
      value={chosen}
      options={[{ value: '', label: t('None') }, ...offered.map((title) => ({ value: title, label: title }))]}
      onChange={(title) => onChange(title === '' ? null : title)}
    />
  );
}
