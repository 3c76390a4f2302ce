import { outagesQuery } from '@fieldspan/api/queries/outages';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';

/** Warns who begins a form about equipment that is out of service. The form can be filled in all the same. */
export function EquipmentWarning({ equipmentId }: { equipmentId: number | null }) {
  const { data } = useQuery({
    ...outagesQuery(equipmentId ?? 0),
    enabled: equipmentId !== null,
    throwOnError: false,
    meta: { quiet: true },
  });
  const open = data?.rows.find(({ released_at: at }) => at === null);
  if (!open) return null;
  return (
    <AlertBox type="danger" live="in-a-pause">
      {t('This equipment is out of service: {{cause}}. Do not use it before it is put back.', { cause: open.cause })}
    </AlertBox>
  );
}
