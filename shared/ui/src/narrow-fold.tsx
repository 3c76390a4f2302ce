import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { IconFilter } from './icons.ts';
import { useNarrow } from './narrow.ts';

type NarrowFoldProps = {
  /** What a press shows. */
  label: string;
  /** How many of them are set; said beside the label while they are hidden. */
  count?: number;
  children: ReactNode;
};

const PHONE_PX = 800;

/** Filters that a wide window always shows and a phone only after a press, so that the rows are seen first. */
export function NarrowFold({ label, count = 0, children }: NarrowFoldProps) {
  const isNarrow = useNarrow(PHONE_PX);
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <>
      <Button icon={<IconFilter aria-hidden="true" />} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {count > 0 ? `${label} (${count})` : label}
      </Button>
      {isOpen && children}
    </>
  );
}
