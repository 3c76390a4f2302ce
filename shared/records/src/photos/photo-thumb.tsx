import { useWaitingPicture } from '@fieldspan/api/outbox/use-waiting-picture';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { t } from '@fieldspan/ui/i18n';
import styles from './photo-thumb.module.css';

type PhotoThumbProps = {
  name: string;
  /** Stored name of its small picture. */
  thumb: string;
  /** Shows it large. */
  onOpen: () => void;
};

/** A photo that the server has. */
export const PhotoThumb = ({ name, thumb, onOpen }: PhotoThumbProps) => (
  <button type="button" className={styles.photo} aria-label={t('View {{name}}', { name })} onClick={onOpen}>
    <img src={resourceUrl('images', thumb)} alt="" loading="lazy" />
  </button>
);

/** A photo that waits to be sent, shown from the device. @param of its key in the outbox */
export function WaitingThumb({ of }: { of: string }) {
  const source = useWaitingPicture(of);
  return (
    <span className={styles.photo}>
      {source !== null && <img src={source} alt="" />}
      <span className={styles.note}>{t('Kept on this device')}</span>
    </span>
  );
}
