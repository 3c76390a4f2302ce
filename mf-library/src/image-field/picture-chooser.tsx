import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCamera, IconPhotoPlus } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { ACCEPTED } from './picture-upload.ts';
import styles from './picture-chooser.module.css';

type PictureChooserProps = { label: string; isMultiple: boolean; onChoose: (files: readonly File[]) => void };

/** Two ways to add a picture: the camera, and files of the device. */
export function PictureChooser({ label, isMultiple, onChoose }: PictureChooserProps) {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const accept = ACCEPTED.join(',');
  const handleChange = ({ target }: { target: HTMLInputElement }) => {
    onChoose([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div className={styles.ways}>
      <Button icon={<IconCamera aria-hidden="true" />} onClick={() => camera.current?.click()}>
        {t('Take photo')}
      </Button>
      <Button icon={<IconPhotoPlus aria-hidden="true" />} onClick={() => gallery.current?.click()}>
        {t('Choose pictures')}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept={accept}
        capture="environment"
        aria-label={t('{{label}}: camera', { label })}
        onChange={handleChange}
      />
      <input
        ref={gallery}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={t('{{label}}: pictures', { label })}
        onChange={handleChange}
      />
    </div>
  );
}
