import { useViewer } from '@fieldspan/api/profile';
import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconEye, IconEyeOff, IconTrash } from '@fieldspan/ui/icons';
import styles from './layer-row.module.css';
import { useOwnId } from '../../use-own-id.ts';

type LayerRowProps = {
  layer: StoredDrawing;
  isHidden: boolean;
  isGoing: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

/** One layer with its author and time. Its author and people who may write the library can remove it. */
export function LayerRow({ layer, isHidden, isGoing, onToggle, onDelete }: LayerRowProps) {
  const viewer = useViewer();
  const ownId = useOwnId();
  const author = layer.CreatedBy ? personName(layer.CreatedBy) : t('Somebody');
  const isOwn = layer.created_by !== null && layer.created_by === ownId;
  return (
    <li className={styles.row} data-hidden={isHidden || undefined}>
      <span className={styles.text}>
        <span className={styles.author}>{isOwn ? t('You, earlier') : author}</span>
        <time dateTime={layer.updated_at}>{instantText(layer.updated_at)}</time>
      </span>
      <IconButton
        label={isHidden ? t('Show the layer of {{author}}', { author }) : t('Hide the layer of {{author}}', { author })}
        icon={isHidden ? <IconEyeOff /> : <IconEye />}
        onClick={onToggle}
      />
      {(isOwn || mayWrite('ImageDrawLayer')(viewer)) && (
        <IconButton
          variant="danger"
          label={t('Delete the layer of {{author}}', { author })}
          icon={<IconTrash />}
          disabled={isGoing}
          onClick={onDelete}
        />
      )}
    </li>
  );
}
