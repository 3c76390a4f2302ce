import { Button } from './button.tsx';
import { t } from './i18n.ts';
import styles from './still-loading.module.css';

type StillLoadingProps = {
  /** What a person may do instead of waiting on. */
  wayOut?: { label: string; onPress: () => void };
};

/** Shown below a skeleton that has been visible for long. */
export function StillLoading({ wayOut }: StillLoadingProps) {
  return (
    <div className={styles.note}>
      <output>{t('Still loading…')}</output>
      {wayOut && <Button onClick={wayOut.onPress}>{wayOut.label}</Button>}
    </div>
  );
}
