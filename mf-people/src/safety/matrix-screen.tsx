import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { Matrix } from './matrix.tsx';
import { safetyArea } from './safety-area.ts';

/** People and kinds of certificate as a matrix, with the remaining validity. */
export function MatrixScreen() {
  return (
    <AreaPage area={safetyArea} tab="matrix" title={t('Health & Safety')} subtitle={null}>
      <Matrix />
    </AreaPage>
  );
}
