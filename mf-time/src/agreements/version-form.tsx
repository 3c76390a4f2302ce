import type { AgreementVersion, Union } from '@fieldspan/api/queries/company-settings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { PLAIN_RULES, payRules } from '@fieldspan/domain/pay/pay-rules';
import type { PayRules } from '@fieldspan/domain/pay/pay-rules';
import { payScales } from '@fieldspan/domain/pay-scales';
import type { PayScale } from '@fieldspan/domain/pay-scales';
import { useToday } from '@fieldspan/federation/now';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { useNavigate } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { SaveForm } from '@fieldspan/ui/save-form';
import styles from './agreements.module.css';
import { Calculator } from './calculator/calculator.tsx';
import { RuleFields } from './rules/rule-fields.tsx';
import { ScaleRows } from './scale-rows.tsx';
import { StarterMenu } from './starter-menu.tsx';

type VersionFormProps = {
  union: Union;
  /** null: a new one, which begins as the one before. */
  version: AgreementVersion | null;
  before: AgreementVersion | undefined;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function useVersionForm({ union, version, before }: VersionFormProps) {
  const today = useToday();
  const navigate = useNavigate();
  const first = { effective_from: today, pay_scales: union.pay_scales, rules_json: null };
  const { effective_from, pay_scales, rules_json } = version ?? { ...first, ...before, effective_from: today };
  return useRecordForm({
    model: 'AgreementVersion',
    id: version?.id ?? null,
    version: version?.version ?? null,
    labels: { pay_scales: t('Classifications'), rules_json: t('Rules') },
    initial: { effective_from, pay_scales, rules_json },
    ...(version === null && { always: { union_id: union.id } }),
    saidAfter: msg('Saved!'),
    onSaved: ({ slug }) => void navigate(`?agreement=${union.slug}&version=${slug}`),
  });
}

/** Rates and rules of a version, with the calculator beside them that reckons with what stands here, saved or not. */
export function VersionForm({ union, version, before }: VersionFormProps) {
  const isLocked = !mayWrite('AgreementVersion')(useCurrentUser().viewer);
  const form = useVersionForm({ union, version, before });
  const scales = payScales(textOf(form.values['pay_scales']));
  const rules = payRules(textOf(form.values['rules_json'])) ?? PLAIN_RULES;
  const setScales = (changed: readonly PayScale[]) => form.set('pay_scales', JSON.stringify(changed));
  const setRules = (changed: PayRules) => form.set('rules_json', JSON.stringify(changed));
  const fields = (
    <VersionFields
      from={textOf(form.values['effective_from'])}
      onFrom={(day) => form.set('effective_from', day)}
      {...{ scales, rules, isLocked, setScales, setRules }}
    />
  );
  return (
    <div className={styles.columns}>
      {isLocked ? (
        fields
      ) : (
        <SaveForm
          label={t('Version of the agreement')}
          isDirty={form.isDirty}
          isSaving={form.isSaving}
          onSave={form.save}
          canSaveClean={version === null}
          {...(version !== null && { onDiscard: form.discard })}
        >
          {fields}
          {form.question}
        </SaveForm>
      )}
      <Calculator scales={scales} rules={rules} />
    </div>
  );
}

type VersionFieldsProps = {
  from: string | null;
  onFrom: (day: string) => void;
  scales: readonly PayScale[];
  rules: PayRules;
  isLocked: boolean;
  setScales: (scales: readonly PayScale[]) => void;
  setRules: (rules: PayRules) => void;
};

function VersionFields({ from, onFrom, scales, rules, isLocked, setScales, setRules }: VersionFieldsProps) {
  return (
    <div className={styles.column}>
      <Card title={t('Classifications')}>
        <div className={styles.fields}>
          <DateField label={t('Pays from')} required disabled={isLocked} value={from} onChange={onFrom} />
          <ScaleRows scales={scales} isLocked={isLocked} onChange={setScales} />
        </div>
      </Card>
      <Card title={t('Rules')}>
        {!isLocked && (
          <div className={styles.starter}>
            <StarterMenu onChoose={setRules} />
          </div>
        )}
        <RuleFields rules={rules} isLocked={isLocked} onChange={setRules} />
      </Card>
    </div>
  );
}
