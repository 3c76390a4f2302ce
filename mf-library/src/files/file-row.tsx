import { IconFile } from '@fieldspan/ui/icons';
import styles from './file-row.module.css';

type FileRowProps = {
  title: string;
  facts: readonly (string | null | undefined)[];
  /** Address of the thumbnail; null if there is none. */
  picture: string | null;
  onOpen: () => void;
};

/** One file in a list; it opens with its preview. */
export function FileRow({ title, facts, picture, onOpen }: FileRowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.picture}>
        {picture === null ? <IconFile aria-hidden="true" /> : <img src={picture} alt="" loading="lazy" />}
      </span>
      <span className={styles.text}>
        <button type="button" className={styles.title} onClick={onOpen}>
          {title}
        </button>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}
