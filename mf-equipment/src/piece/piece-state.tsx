import { t } from '@fieldspan/ui/i18n';
import { IconBan } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { ServiceDueTag } from './service-due-tag.tsx';

type PieceStateProps = {
  piece: {
    archived: number;
    next_service_date: string | null;
    is_out_of_service?: number;
    meter?: number | null;
    next_service_meter?: number | null;
    EquipmentType?: { meter_unit?: string | null } | null;
  };
};

/** Out of service, archived, or how soon the next service is. */
export function PieceState({ piece }: PieceStateProps) {
  if (piece.is_out_of_service === 1) return <OutOfService />;
  if (piece.archived === 1) return <Tag>{t('Archived')}</Tag>;
  const { meter: now = null, next_service_meter: due = null, EquipmentType: type } = piece;
  return <ServiceDueTag nextService={piece.next_service_date} meter={{ now, due, unit: type?.meter_unit ?? null }} />;
}

const OutOfService = () => (
  <Tag tone="red" icon={<IconBan aria-hidden="true" />}>
    {t('Out of service')}
  </Tag>
);
