import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconEye, IconEyeOff, IconPencil } from '@fieldspan/ui/icons';

type ViewerToolsProps = {
  hasDrawings: boolean;
  /** Whether the drawings over the picture are hidden. */
  isBare: boolean;
  onToggle: () => void;
  onEdit: () => void;
};

export function ViewerTools({ hasDrawings, isBare, onToggle, onEdit }: ViewerToolsProps) {
  return (
    <>
      {hasDrawings && (
        <IconButton
          label={isBare ? t('Show the drawing') : t('Hide the drawing')}
          icon={isBare ? <IconEyeOff /> : <IconEye />}
          onClick={onToggle}
        />
      )}
      <Button variant="quiet" icon={<IconPencil aria-hidden="true" />} onClick={onEdit}>
        {t('Edit')}
      </Button>
    </>
  );
}
