import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand-mark.tsx';
import { BridgePicture } from './bridge-picture.tsx';
import styles from './sign-in-frame.module.css';

/** The layout of the sign-in pages: the bridge on one side, a form on the other. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.scene}>
        <p className={styles.brand}>
          <BrandMark /> Fieldspan
        </p>
        <p className={styles.claim}>{t('The job, the crew, the paper.')}</p>
        <p className={styles.note}>{t('Works in a basement. Sends everything once, in order, when you are back.')}</p>
        <BridgePicture />
      </header>
      <main className={styles.side}>
        <div className={styles.form}>
          <h1 className={styles.title} tabIndex={-1} data-page-heading="">
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  );
}
