import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCamera, IconPhotoPlus } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { ACCEPTED } from './picture-upload.ts';
import type { PictureSource } from './picture-upload.ts';
import styles from './picture-chooser.module.css';

type PictureChooserProps = {
  label: string;
  isMultiple: boolean;
  isCameraOnly: boolean;
  onChoose: (files: readonly File[], source: PictureSource) => void;
};

/** Two ways to add a picture: the camera, and files of the device unless it must be taken now. */
export function PictureChooser({ label, isMultiple, isCameraOnly, onChoose }: PictureChooserProps) {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const accept = ACCEPTED.join(',');
  const choose = (target: HTMLInputElement, source: PictureSource) => {
    onChoose([...(target.files ?? [])], source);
    target.value = '';
  };
  return (
    <div className={styles.ways}>
      <Button icon={<IconCamera aria-hidden="true" />} onClick={() => camera.current?.click()}>
        {t('Take photo')}
      </Button>
      {!isCameraOnly && (
        <Button icon={<IconPhotoPlus aria-hidden="true" />} onClick={() => gallery.current?.click()}>
          {t('Choose pictures')}
        </Button>
      )}
      <input
        ref={camera}
        type="file"
        hidden
        accept={accept}
        capture="environment"
        aria-label={t('{{label}}: camera', { label })}
        onChange={({ target }) => choose(target, 'camera')}
      />
      {!isCameraOnly && (
        <input
          ref={gallery}
          type="file"
          hidden
          accept={accept}
          multiple={isMultiple}
          aria-label={t('{{label}}: pictures', { label })}
          onChange={({ target }) => choose(target, 'gallery')}
        />
      )}
    </div>
  );
}
