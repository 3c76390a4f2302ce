import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCamera, IconFolder, IconPhotoPlus } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { ACCEPTED } from './picture-upload.ts';
import type { PictureSource } from './picture-upload.ts';
import styles from './picture-chooser.module.css';

type PictureChooserProps = {
  label: string;
  isMultiple: boolean;
  isCameraOnly: boolean;
  onChoose: (files: readonly File[], source: PictureSource) => void;
  /** Offers the pictures of the library; null for people who do not read it. */
  onLibrary: (() => void) | null;
};

/** Ways to add a picture: the camera, and files of the device or the library unless it must be taken now. */
export function PictureChooser({ label, isMultiple, isCameraOnly, onChoose, onLibrary }: PictureChooserProps) {
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
        <>
          <Button icon={<IconPhotoPlus aria-hidden="true" />} onClick={() => gallery.current?.click()}>
            {t('Choose pictures')}
          </Button>
          {onLibrary && (
            <Button icon={<IconFolder aria-hidden="true" />} onClick={onLibrary}>
              {t('From the library')}
            </Button>
          )}
        </>
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
