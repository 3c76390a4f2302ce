import { duplicatesQuery } from '@fieldspan/api/queries/contact-merge';
import type { Contact } from '@fieldspan/api/queries/records';
import { Wait } from '@fieldspan/federation/wait';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import styles from './contact-settings.module.css';
import { MergePreview } from './merge-preview.tsx';

/** Makes one contact of two that are the same. */
export function MergeCard({ contact }: { contact: Contact }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('Merge')}>
      <div className={styles.rows}>
        <p className={styles.hint}>
          {t('The same person or company is here twice? Everything of the other one comes to this contact.')}
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setIsOpen(true)}>{t('Merge a duplicate…')}</Button>
        </div>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Merge into “{{name}}”', { name: contact.name })}
        description={t('Choose the contact that is the same. You see what would change before anything does.')}
      >
        <MergeSteps contact={contact} onDone={() => setIsOpen(false)} />
      </Dialog>
    </Card>
  );
}

function MergeSteps({ contact, onDone }: { contact: Contact; onDone: () => void }) {
  const [other, setOther] = useState<{ id: number; title: string | null } | null>(null);
  return (
    <>
      <RelationField
        label={t('The same contact')}
        value={other?.id ?? null}
        shown={other?.title ?? null}
        none={t('Choose a contact')}
        choices={(typed) => duplicatesQuery(contact, typed)}
        onChange={(id, title) => setOther(id === null ? null : { id, title })}
      />
      {other !== null && (
        <Wait fallback={<SkeletonRows count={4} />}>
          <MergePreview key={other.id} kept={contact} otherId={other.id} onDone={onDone} />
        </Wait>
      )}
    </>
  );
}
