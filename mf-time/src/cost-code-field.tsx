import { costCodesQuery } from '@fieldspan/api/queries/cost-codes';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useQuery } from '@tanstack/react-query';

type CostCodeFieldProps = {
  jobId: number | null;
  value: number | null;
  /** The name of the stored one, which may be archived by now. */
  shown: { code: string; title: string } | null;
  onChange: (code: number | null) => void;
};

/** What of a project the time goes on; nothing for a project that has no cost codes. */
export function CostCodeField({ jobId, value, shown, onChange }: CostCodeFieldProps) {
  const { data: codes = [] } = useQuery({
    ...costCodesQuery(jobId ?? 0),
    enabled: jobId !== null,
    throwOnError: false,
    meta: { quiet: true },
  });
  const isGone = value !== null && shown !== null && !codes.some(({ id }) => id === value);
  if (codes.length === 0 && !isGone) return null;
  return (
    <SelectField
      label={t('Cost code')}
      value={value === null ? '' : String(value)}
      options={[
        { value: '', label: t('None') },
        ...(isGone ? [{ value: String(value), label: costCodeText(shown) }] : []),
        ...codes.map((code) => ({ value: String(code.id), label: costCodeText(code) })),
      ]}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
    />
  );
}
