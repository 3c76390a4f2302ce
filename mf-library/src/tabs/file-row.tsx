import { IconFile } from '@fieldspan/ui/icons';
import styles from './file-row.module.css';

type FileRowProps = {
  title: string;
  facts: readonly (string | null | undefined)[];
  /** Address of the small picture; null where there is none. */
  picture: string | null;
  /** Address of the file itself; null while it is not stored. */
  href: string | null;
};

/** One file in a list; it opens beside the app. */
export function FileRow({ title, facts, picture, href }: FileRowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.picture}>
        {picture === null ? <IconFile aria-hidden="true" /> : <img src={picture} alt="" loading="lazy" />}
      </span>
      <span className={styles.text}>
        {href === null ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <a className={styles.title} href={href} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        )}
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}
