import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { ServiceDueTag } from './service-due-tag.tsx';

type PieceStateProps = { piece: { archived: number; next_service_date: string | null } };

/** Archived, or how soon the next service is. */
export const PieceState = ({ piece }: PieceStateProps) =>
  piece.archived === 1 ? <Tag>{t('Archived')}</Tag> : <ServiceDueTag nextService={piece.next_service_date} />;
