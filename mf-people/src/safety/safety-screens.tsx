import { t } from '@fieldspan/ui/i18n';
import { openingListScreen } from '@fieldspan/records/area/entry-screens';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { certificateListEntry } from './certificate-list-entry.tsx';
import { certificateOpenEntry } from './certificate-open-entry.tsx';
import { safetyArea } from './safety-area.ts';

export const CertificateList = openingListScreen({ list: certificateListEntry, record: certificateOpenEntry });

export const SafetyApps = () => (
  <AreaPage area={safetyArea} tab="apps" title={t('Apps')}>
    <AppsAt location="Safety" />
  </AreaPage>
);
