import type { ImageItem, WidgetContracts } from '@fieldspan/contract/widgets';
import { useHost } from '@fieldspan/federation/host';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { FieldOf } from './field-of.tsx';
import { ImageEditor } from './image-editor.ts';
import styles from './image-field-widget.module.css';
import { PictureChooser } from './image-field/picture-chooser.tsx';
import { PictureTile } from './image-field/picture-tile.tsx';
import { PictureUploadRow } from './image-field/picture-upload-row.tsx';
import { usePictureUploads } from './image-field/use-picture-uploads.ts';

type ImageFieldProps = WidgetContracts['library.image-field'];

/** The pictures of a form's field. Removing one takes it out of the form; its file stays until the form is gone. */
export function Widget({ label, value, onChange, max = Infinity, isStatic = false, ...frame }: ImageFieldProps) {
  const { showFiles } = useHost();
  const { uploads, add, retry, drop } = usePictureUploads(value, onChange);
  const [edited, setEdited] = useState<ImageItem | null>(null);
  const nameOf = (at: number) => t('{{label}}, picture {{number}}', { label, number: at + 1 });
  const show = (at: number) => {
    const files = value.map(({ id, filename }, each) => ({
      uploadId: id,
      filename,
      name: nameOf(each),
      alt: nameOf(each),
    }));
    showFiles(files, at);
  };
  const replace = (image: ImageItem) => onChange(value.map((other) => (other.id === image.id ? image : other)));
  const room = max - value.length - uploads.filter(({ state }) => state === 'uploading').length;
  return (
    <FieldOf label={label} {...frame}>
      {value.length > 0 && (
        <ul className={styles.pictures}>
          {value.map((image, at) => (
            <PictureTile
              key={image.id}
              image={image}
              name={nameOf(at)}
              onShow={() => show(at)}
              onEdit={isStatic ? undefined : () => setEdited(image)}
              onRemove={isStatic ? undefined : () => onChange(value.filter(({ id }) => id !== image.id))}
            />
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label={t('Uploads')}>
          {uploads.map((upload) => (
            <PictureUploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDrop={() => drop(upload.key)}
            />
          ))}
        </ul>
      )}
      {!isStatic && room > 0 && (
        <PictureChooser label={label} isMultiple={room > 1} onChoose={(files) => add(files.slice(0, room))} />
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
