import type { ReactNode } from 'react';
import styles from './report-parts.module.css';

/** The picture and the table of a report, over the whole width. */
export const ReportParts = ({ children }: { children: ReactNode }) => <div className={styles.parts}>{children}</div>;
