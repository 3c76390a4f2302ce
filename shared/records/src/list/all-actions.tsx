import { alertError } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import type { ModelName } from '@fieldspan/contract/models';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ListChanges } from '../entry.ts';
import { useShownJob } from './shown-job.ts';

type AllActionsProps = {
  model: ModelName;
  /** Which records the list shows on all its pages, and how many they are. */
  filters: object;
  count: number;
  bulk: NonNullable<ListChanges<ModelName, never>['bulk']>;
  onDone: () => void;
};

type Action = { label: string; icon: ReactNode; verb: 'save' | 'delete'; values: object; clientKey: string };

/** Actions on all records that match, on every page: the server makes them in the background. */
export function AllActions({ model, filters, count, bulk, onDone }: AllActionsProps) {
  const { show } = useShownJob();
  const [asked, setAsked] = useState<Action | null>(null);
  const actions: Omit<Action, 'clientKey'>[] = [
    ...bulk.map(({ label, icon, values }) => ({ label: translated(label), icon, verb: 'save' as const, values })),
    { label: t('Delete'), icon: <IconTrash aria-hidden="true" />, verb: 'delete', values: {} },
  ];
  const start = async ({ verb, values, clientKey }: Action) => {
    const about = { model, verb, values, filters, expected: count, client_key: clientKey };
    const { record_id: id } = await call('ListJob/start', about).catch((error: unknown) => {
      alertError(error);
      throw error;
    });
    show(id);
    onDone();
  };
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.label}
          icon={action.icon}
          onClick={() => setAsked({ ...action, clientKey: crypto.randomUUID() })}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('{{action}}: all {{count}}?', { action: asked?.label ?? '', count })}
        message={t('Records on other pages are changed too. You can stop it, and take it back afterwards.')}
        confirmLabel={asked?.label ?? ''}
        cancelLabel={t('Cancel')}
        danger={asked?.verb === 'delete'}
        onConfirm={() => (asked ? start(asked) : undefined)}
      />
    </>
  );
}
