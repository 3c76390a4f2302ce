import { IconPaperclip } from '@fieldspan/ui/icons';
import { useCallback, useState } from 'react';
import styles from './draft-attachments.module.css';

/** A thumbnail of an unsent photo; its name is shown beside it. */
export function AttachmentThumb({ file }: { file: File }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (isUnreadable) return <IconPaperclip aria-hidden="true" />;
  return <img ref={show} className={styles.thumb} alt="" onError={() => setIsUnreadable(true)} />;
}
