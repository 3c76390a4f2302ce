import { formTasksQuery } from '@fieldspan/api/queries/tasks';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck, IconPlus } from '@fieldspan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { ActionItem } from './action-item.tsx';
import { FlaggedList } from './flagged-list.tsx';
import { flaggedWithPictures } from './flagged-pictures.ts';
import styles from './actions.module.css';
import { WaitingActions, useWaitingActions } from './waiting-actions.tsx';

/** What is to be done because of a form's answers. Whoever sees the form by its link alone sees none of it. */
export function ActionsCard({ form }: { form: ShownForm }) {
  const { data: tasks = [] } = useQuery(formTasksQuery(form.id));
  const waiting = useWaitingActions({ form_id: form.id });
  const [isOpen, setIsOpen] = useState(false);
  if (!form.may_write && tasks.length + waiting.length === 0) return null;
  const doc = parseForm(form.form_json);
  const flagged = doc === null ? [] : flaggedWithPictures(doc);
  return (
    <Card
      title={t('Actions')}
      icon={<IconClipboardCheck aria-hidden="true" />}
      action={
        form.may_write && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
            {t('New action')}
          </Button>
        )
      }
    >
      {tasks.length + waiting.length === 0 && (
        <p className={styles.none}>
          {flagged.length === 0
            ? t('Nothing has to be done because of this form.')
            : t('Answers of this form need attention. An action says who puts it right, and until when.')}
        </p>
      )}
      {form.may_write && flagged.length > 0 && <FlaggedList form={form} flagged={flagged} />}
      <ul>
        <WaitingActions items={waiting} />
        {tasks.map((task) => (
          <ActionItem key={task.id} task={task} />
        ))}
      </ul>
      <ActionDialog place={{ form_id: form.id }} flagged={flagged} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Card>
  );
}
