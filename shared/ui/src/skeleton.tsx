import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = { width: CSSProperties['inlineSize']; height: CSSProperties['blockSize'] };

/** Holds the place of something whose size is known. Appears after 150 ms. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles.block} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />;
}
