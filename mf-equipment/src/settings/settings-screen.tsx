import { t } from '@fieldspan/ui/i18n';
import { EquipmentPage } from '../parts/equipment-page.tsx';
import { CatalogueSettings } from './catalogue-settings.tsx';

/** The settings of equipment beside its other screens. */
export function SettingsScreen() {
  return (
    <EquipmentPage screen="settings" title={t('Equipment settings')}>
      <CatalogueSettings />
    </EquipmentPage>
  );
}
