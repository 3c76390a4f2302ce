import type { WipAnswer } from '@fieldspan/contract/cost-calls';
import { t } from '@fieldspan/ui/i18n';
import { ReportParts } from '../documents/report-parts.tsx';
import { WipReport } from '../documents/wip-report.tsx';
import { WipPicture } from './wip-picture.tsx';
import { WipTable } from './wip-table.tsx';

/** Work in progress of all projects as of a day. */
export const WipScreen = () => <WipReport tab="work-in-progress" title={t('Work in progress')} Part={WipPart} />;

function WipPart({ wip, isFiltered }: { wip: WipAnswer; isFiltered: boolean }) {
  return (
    <ReportParts>
      {wip.rows.length > 0 && <WipPicture rows={wip.rows} />}
      <WipTable wip={wip} isFiltered={isFiltered} />
    </ReportParts>
  );
}
