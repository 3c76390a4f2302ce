import { discard, outboxAtom, retry, uploadSharesAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { Progress } from '@fieldspan/ui/progress';
import { useAtomValue } from 'jotai';
import { outboxUpload } from '../upload/outbox-upload.ts';
import styles from './set-line.module.css';
import { planLane } from './plan-upload.ts';

/** Sets that have not arrived at the server yet. */
export function WaitingPlans({ jobId }: { jobId: number }) {
  const waiting = useAtomValue(outboxAtom, { store }).filter(({ lane }) => lane === planLane(jobId));
  const shares = useAtomValue(uploadSharesAtom, { store });
  if (waiting.length === 0) return null;
  return (
    <Card title={t('On its way')}>
      <ul>
        {waiting.map((item) => {
          const { name, state, errors } = outboxUpload(item);
          const hasFailed = state === 'failed';
          return (
            <ListItem
              key={item.clientKey}
              title={item.laneLabel ?? name}
              subtitle={
                <span className={styles.state}>
                  <span>{hasFailed ? errors.join(' ') : name}</span>
                  {!hasFailed && (
                    <Progress value={shares.get(item.clientKey) ?? 0} label={t('Sent of {{name}}', { name })} />
                  )}
                </span>
              }
              trailing={
                hasFailed && (
                  <>
                    <Button size="s" onClick={() => void retry(item.clientKey)}>
                      {t('Try again')}
                    </Button>
                    <Button size="s" variant="quiet" onClick={() => void discard(item.clientKey)}>
                      {t('Discard')}
                    </Button>
                  </>
                )
              }
            />
          );
        })}
      </ul>
    </Card>
  );
}
