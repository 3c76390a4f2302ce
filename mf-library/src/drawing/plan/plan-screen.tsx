import { foundQuery } from '@fieldspan/api/queries/found';
import { planSheetQuery, planSheetsQuery, type PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { compareSheets } from '@fieldspan/domain/plans/sheet-number';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate, useParams } from '@fieldspan/federation/router';
import { NotFound } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PlanViewer } from './plan-viewer.tsx';

/** One sheet, as large as the window (/library/plan/:slug). `at` in the address says what is looked at, `with` what it is compared with. */
export function PlanScreen() {
  const { slug = '' } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(planSheetQuery(slug)));
  if ('reason' in found)
    return (
      <NotFound
        title={t('Sheet')}
        reason={t('There is no such sheet, or it is not published')}
        back={{ label: t('Library'), to: '/library/files' }}
      />
    );
  return <Found key={found.record.job_id} sheet={found.record} />;
}

function Found({ sheet }: { sheet: PlanSheetRecord }) {
  const navigate = useNavigate();
  const { data: listed } = useSuspenseQuery(planSheetsQuery(sheet.job_id));
  usePageTitle([sheet.number, sheet.title].filter(Boolean).join(' '));
  const inForce = listed.filter(({ is_current }) => is_current === 1).toSorted(compareSheets);
  const close = () => void navigate(`/project/${sheet.Job?.slug ?? ''}/plans`);
  return <PlanViewer key={sheet.id} sheet={sheet} listed={listed} inForce={inForce} onClose={close} />;
}
