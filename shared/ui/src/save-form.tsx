import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { t } from './i18n.ts';
import styles from './save-form.module.css';

type SaveFormProps = {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => void;
  /** Without it changes cannot be discarded, as in a form for a new record. */
  onDiscard?: () => void;
  /** Saving is allowed without a change too, as in the step of a wizard. */
  canSaveClean?: boolean;
  saveLabel?: string;
  children: ReactNode;
  className?: string;
};

/** A form that is saved as a whole; the unsaved changes and Save stay visible at its end. */
export function SaveForm({ label, isDirty, isSaving, onSave, onDiscard, ...rest }: SaveFormProps) {
  const { canSaveClean = false, saveLabel = t('Save'), children, className } = rest;
  return (
    <form
      aria-label={label}
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className={styles.bar}>
        <output className={styles.state}>{isDirty && t('Not saved yet')}</output>
        {onDiscard && isDirty && !isSaving && (
          <Button variant="quiet" onClick={onDiscard}>
            {t('Discard changes')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isSaving} disabled={!isDirty && !canSaveClean}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
