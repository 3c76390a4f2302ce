import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { equipmentArea } from '../equipment-area.ts';
import { CatalogueSettings } from './catalogue-settings.tsx';

/** The settings of equipment beside its other screens. */
export const SettingsScreen = () => (
  <AreaPage area={equipmentArea} tab="settings" title={t('Equipment settings')}>
    <CatalogueSettings />
  </AreaPage>
);
