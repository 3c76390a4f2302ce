import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import styles from './child-template-editor.module.css';
import { useEditorPart } from './use-editor.ts';

type PropertiesDialogProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The properties, where there is no room beside the canvas. */
export function PropertiesDialog({ isOpen, onClose, children }: PropertiesDialogProps) {
  const isForm = useEditorPart((editor) => editor.selection().kind === 'form');
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={isForm ? t('Form settings') : t('Edit question')}
      footer={
        <Button variant="primary" size="l" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

/** The properties beside the canvas; those of another item begin at their top. */
export function PropertiesPane({ children }: { children: ReactNode }) {
  const selection = useEditorPart((editor) => editor.selection());
  const key = selection.kind === 'form' ? '' : selection.key;
  return (
    <aside key={key} className={styles.properties} aria-label={t('Properties')}>
      {children}
    </aside>
  );
}
