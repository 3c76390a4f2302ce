import type { ImageItem, WidgetContracts } from '@fieldspan/contract/widgets';
import { useHost } from '@fieldspan/federation/host';
import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { FieldOf } from './field-of.tsx';
import { ImageEditor } from './image-editor.ts';
import styles from './image-field-widget.module.css';
import { withKey } from './image-field/picture-upload.ts';
import { AddPictures } from './image-field/add-pictures.tsx';
import { PictureTile } from './image-field/picture-tile.tsx';
import { PictureUploads } from './image-field/picture-uploads.tsx';
import { usePictureUploads } from './image-field/use-picture-uploads.ts';

type ImageFieldProps = WidgetContracts['library.image-field'];

/** The pictures of a form's field. Removing one removes it from the form; its file stays until the form is deleted. */
export function Widget({
  label,
  value: given,
  onChange,
  max = Infinity,
  isStatic = false,
  isCameraOnly = false,
  ...frame
}: ImageFieldProps) {
  const value = given.map(withKey);
  const { showFiles } = useHost();
  const uploads = usePictureUploads(value, onChange);
  const add = (image: ImageItem) => {
    // A picture is in a field once.
    if (!value.some(({ id }) => id === image.id)) onChange([...value, withKey(image)]);
  };
  const [edited, setEdited] = useState<ImageItem | null>(null);
  const nameOf = (at: number) => t('{{label}}, picture {{number}}', { label, number: at + 1 });
  // The others are listed as uploads until they are stored.
  const arrived = value.filter((picture) => !isOnItsWay(picture));
  const show = (at: number) => showFiles(viewedOf(arrived, nameOf), at);
  const replace = (image: ImageItem) => onChange(value.map((other) => (other.id === image.id ? image : other)));
  const room = max - value.length;
  return (
    <FieldOf label={label} {...frame}>
      {arrived.length > 0 && (
        <ul className={styles.pictures}>
          {arrived.map((image, at) => (
            <PictureTile
              key={image.id}
              image={image}
              name={nameOf(at)}
              onShow={() => show(at)}
              onEdit={isStatic ? undefined : () => setEdited(image)}
              onRemove={isStatic ? undefined : () => uploads.takeOut(image)}
            />
          ))}
        </ul>
      )}
      <PictureUploads uploads={uploads} />
      {!isStatic && room > 0 && (
        <AddPictures label={label} room={room} isCameraOnly={isCameraOnly} onAdd={uploads.add} onPick={add} />
      )}
      {isStatic && value.length === 0 && <p className={styles.none}>{t('No picture')}</p>}
      <Wait>
        {edited && (
          <ImageEditor
            image={edited}
            onSaved={(image: ImageItem) => replace({ ...image, ...(edited.meta && { meta: edited.meta }) })}
            onClose={() => setEdited(null)}
          />
        )}
      </Wait>
    </FieldOf>
  );
}

const viewedOf = (pictures: readonly ImageItem[], nameOf: (at: number) => string) =>
  pictures.map(({ id, filename }, at) => ({ uploadId: id, filename, name: nameOf(at), alt: nameOf(at) }));
