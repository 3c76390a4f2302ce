import type { KnownPiece } from '@fieldspan/api/queries/custody';
import type { ScannedPiece } from '@fieldspan/contract/equipment-calls';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { DueBack } from '../piece/due-back.tsx';
import { asScanned } from './scan-line.ts';

type WithMeProps = {
  pieces: { rows: readonly KnownPiece[]; more: number } | undefined;
  /** Puts a piece on the list of what comes in. */
  onBack: ((piece: ScannedPiece) => void) | null;
};

/** What the person has, what is due back first at the top. */
export function WithMe({ pieces, onBack }: WithMeProps) {
  if (!pieces) return null;
  return (
    <RelatedCard
      title={t('With me')}
      icon={<IconBackhoe aria-hidden="true" />}
      more={pieces.more}
      empty={t('You have no equipment')}
      hint={t('What you check out, or is checked out to you, shows here.')}
    >
      {pieces.rows.map((piece) => (
        <ListItem
          key={piece.id}
          to={`/equipment/edit/${piece.slug}`}
          title={piece.description}
          subtitle={[piece.EquipmentType?.name, piece.serial_num, piece.Job?.job_name].filter(Boolean).join(' · ')}
          trailing={
            <>
              <DueBack day={piece.due_back_on} />
              {onBack && (
                <Button
                  size="s"
                  aria-label={t('Bring back {{name}}', { name: piece.description })}
                  onClick={() => onBack(asScanned(piece))}
                >
                  {t('Bring back')}
                </Button>
              )}
            </>
          }
        />
      ))}
    </RelatedCard>
  );
}
