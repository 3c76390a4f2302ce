import { billedJobQuery } from '@fieldspan/api/queries/billing';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import type { Estimate } from '@fieldspan/api/queries/estimates';
import { saveRecord } from '@fieldspan/api/save-record';
import { decimalText } from '@fieldspan/domain/money/decimal';
import { documentLines, linesText } from '@fieldspan/domain/money/document-lines';
import { estimateTotals } from '@fieldspan/domain/money/estimate';
import { lineTaxing } from '@fieldspan/domain/money/tax-sets';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconFileText } from '@fieldspan/ui/icons';
import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import { newLine } from '../lines/change-lines.ts';

type OfferButtonProps = {
  jobId: number;
  estimate: NonNullable<Estimate>;
  /** Lines are not saved yet. */
  isHeld: boolean;
};

/** Makes a bid of the estimate: a line for each section with its share of the overhead, and the options. */
export function OfferButton({ jobId, estimate, isHeld }: OfferButtonProps) {
  const navigate = useNavigate();
  const [{ data: settings }, { data: job }] = useSuspenseQueries({
    queries: [companySettingQuery(), billedJobQuery(jobId)],
  });
  const making = useMutation({
    mutationFn: () => {
      const { taxes } = lineTaxing(settings, job);
      const { components } = estimateTotals(
        documentLines(estimate.estimate_json),
        String(estimate.overhead_percent ?? ''),
      );
      const lines = components.map(({ title, cents, isOptional }) =>
        Object.assign(newLine('item', taxes), {
          description: title,
          price: decimalText(cents * 100n),
          optional: isOptional,
        }),
      );
      return saveRecord('JobBid', {
        job_id: jobId,
        title: t('Bid'),
        status: 'Draft',
        lines_json: linesText(lines),
      });
    },
    onSuccess: ({ slug }) => navigate(`/project-bid-summary/${slug}`),
  });
  return (
    <div>
      <Button
        icon={<IconFileText aria-hidden="true" />}
        busy={making.isPending}
        disabled={isHeld}
        onClick={() => making.mutate()}
      >
        {t('Offer it as a bid')}
      </Button>
    </div>
  );
}
