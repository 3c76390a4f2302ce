import { useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import styles from './drop-target.module.css';

type DropTargetProps = {
  label: string;
  /** Null for people who may not add files there. */
  onDrop: ((files: readonly File[]) => void) | null;
  children: ReactNode;
};

/** Files may be dropped anywhere on it. For the keyboard there is also a button. */
export function DropTarget({ label, onDrop, children }: DropTargetProps) {
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    if (!onDrop) return;
    event.preventDefault();
    setIsOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  const handleLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
  };
  const handleOver = (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div className={styles.target} onDragOver={handleOver} onDragLeave={handleLeave} onDrop={handleDrop}>
      {children}
      {isOver && <div className={styles.veil}>{label}</div>}
    </div>
  );
}
