import { CameraButton } from '@fieldspan/ui/camera-button';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useMemo } from 'react';
import styles from './photos-field.module.css';

type PhotosFieldProps = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** Photos of what is handed over or was done; a phone opens its camera. */
export function PhotosField({ photos, onChange }: PhotosFieldProps) {
  return (
    <>
      <CameraButton size="l" label={t('Photo')} onPhotos={(added) => onChange([...photos, ...added])} />
      {photos.map((photo, at) => (
        <Taken
          // A photo has no name of its own; it stays in its place until it is taken away.
          key={`${photo.name}-${photo.lastModified}-${photo.size}`}
          photo={photo}
          onRemove={() => onChange(photos.toSpliced(at, 1))}
        />
      ))}
    </>
  );
}

function Taken({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  const address = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <button
      type="button"
      className={styles.taken}
      aria-label={t('Take {{name}} away', { name: photo.name })}
      onClick={onRemove}
    >
      <img className={styles.photo} src={address} alt="" />
    </button>
  );
}
