import { t } from '@fieldspan/ui/i18n';
import { EquipmentPage } from '../parts/equipment-page.tsx';
import { EquipmentFormList } from '../parts/equipment-form-list.tsx';

/** Forms about equipment, whichever machine they are about. */
export function FormsScreen() {
  return (
    <EquipmentPage screen="forms" title={t('Equipment forms')}>
      <EquipmentFormList />
    </EquipmentPage>
  );
}
