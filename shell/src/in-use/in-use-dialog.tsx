import { closeInUse } from '@fieldspan/api/in-use';
import type { InUse } from '@fieldspan/contract/in-use';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { InUseRecord } from './in-use-record.tsx';

/** Explains what cannot be deleted, what uses it, and what to do instead. */
export function InUseDialog({ refused }: { refused: readonly InUse[] }) {
  const [first, ...more] = refused;
  if (!first) return null;
  return (
    <Dialog
      open
      onClose={closeInUse}
      title={
        more.length === 0
          ? t('“{{title}}” is in use', { title: first.title })
          : t('{{count}} records are in use', { count: refused.length })
      }
      description={t('It was not deleted, because other records need it.')}
      footer={<Button onClick={closeInUse}>{t('Close')}</Button>}
    >
      {refused.map((inUse) => (
        <InUseRecord key={`${inUse.model} ${inUse.record_id}`} inUse={inUse} isNamed={more.length > 0} />
      ))}
    </Dialog>
  );
}
