import { drawingsQuery } from '@fieldspan/api/queries/drawings';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconPencil, IconPhoto, IconTrash } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LayersOver } from '@fieldspan/federation/layers-over';
import styles from './picture-tile.module.css';

type PictureTileProps = {
  image: ImageItem;
  /** Its position among the others, from one. */
  name: string;
  onShow: () => void;
  /** Absent if the picture cannot be changed. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A picture at most 120 px high (document 1 §9), with its drawings. */
export function PictureTile({ image, name, onShow, onEdit, onRemove }: PictureTileProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { data: layers = [] } = useQuery(drawingsQuery({ image_id: image.id }));
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.show} aria-label={t('View {{name}}', { name })} onClick={onShow}>
        {hasFailed ? (
          <span className={styles.missing}>
            <IconPhoto aria-hidden="true" />
          </span>
        ) : (
          <img
            className={styles.picture}
            src={resourceUrl('images', image.filename)}
            alt={name}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading="lazy"
            decoding="async"
            onError={() => setHasFailed(true)}
          />
        )}
        {!hasFailed && <LayersOver layers={layers} image={image} />}
      </button>
      {(onEdit ?? onRemove) && (
        <span className={styles.actions}>
          {onEdit && (
            <IconButton
              variant="default"
              label={t('Draw on {{name}}', { name })}
              icon={<IconPencil />}
              onClick={onEdit}
            />
          )}
          {onRemove && (
            <IconButton
              variant="default"
              label={t('Remove {{name}}', { name })}
              icon={<IconTrash />}
              onClick={onRemove}
            />
          )}
        </span>
      )}
    </li>
  );
}
