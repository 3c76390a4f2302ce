import { t } from '@fieldspan/ui/i18n';
import { SignaturePicture } from '../static-view/signature-picture.tsx';
import { typedTrail } from '../static-view/typed-name.ts';
import styles from './typed-name.module.css';

/** The typed name, rendered as a signature. */
export function TypedName({ name }: { name: string }) {
  return (
    <div className={styles.sheet}>
      <SignaturePicture
        isLarge
        signature={{ dataUrl: '', trail: typedTrail(), name: name.trim(), sigSkipped: false, method: 'typed' }}
      />
      {name.trim() === '' && <span className={styles.hint}>{t('Type the name above')}</span>}
    </div>
  );
}
