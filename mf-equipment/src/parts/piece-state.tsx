import { t } from '@fieldspan/ui/i18n';
import { IconBan } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { ServiceDueTag } from './service-due-tag.tsx';

type PieceStateProps = {
  piece: { archived: number; next_service_date: string | null; is_out_of_service?: number };
};

/** Out of service, archived, or how soon the next service is. */
export function PieceState({ piece }: PieceStateProps) {
  if (piece.is_out_of_service === 1) return <OutOfService />;
  return piece.archived === 1 ? <Tag>{t('Archived')}</Tag> : <ServiceDueTag nextService={piece.next_service_date} />;
}

const OutOfService = () => (
  <Tag tone="red" icon={<IconBan aria-hidden="true" />}>
    {t('Out of service')}
  </Tag>
);
