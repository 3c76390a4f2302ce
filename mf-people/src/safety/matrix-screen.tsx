import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { Matrix } from './matrix.tsx';
import { safetyArea } from './safety-area.ts';

/** People against kinds of certificate, and how long each is still good for. */
export function MatrixScreen() {
  return (
    <AreaPage area={safetyArea} tab="matrix" title={t('Health & Safety')} subtitle={null}>
      <Matrix />
    </AreaPage>
  );
}
