import { Button } from '@fieldspan/ui/button';
import { IconPlus } from '@fieldspan/ui/icons';
import { OtherEntry } from '@fieldspan/ui/other-entry';
import { useState } from 'react';
import styles from './own-words.module.css';

type OwnWordsProps = { field: string; label: string; onAdd: (typed: string) => void };

/** Input for a typed option, hidden until it is wanted. */
export function OwnWords({ field, label, onAdd }: OwnWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <OtherEntry field={field} disabled={false} onAdd={onAdd} />;
  return (
    <Button
      className={styles.open}
      size="s"
      variant="quiet"
      icon={<IconPlus aria-hidden="true" size={16} />}
      aria-label={`${label}, ${field}`}
      onClick={() => setIsOpen(true)}
    >
      {label}
    </Button>
  );
}
