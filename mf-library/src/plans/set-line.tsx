import type { PlanSetRow } from '@fieldspan/api/queries/plans';
import { deleteRecord } from '@fieldspan/api/delete-record';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { offerUndo } from '@fieldspan/federation/offer-undo';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconTrash } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Progress } from '@fieldspan/ui/progress';
import { useMutation } from '@tanstack/react-query';
import styles from './set-line.module.css';

/** A set that is being read, waits to be checked, or could not be read. */
export function SetLine({ set }: { set: PlanSetRow }) {
  const today = useToday();
  const removing = useMutation({
    mutationFn: () => deleteRecord('PlanSet', { id: set.id }),
    onSuccess: (trashId) => offerUndo(t('“{{name}}” deleted', { name: set.name }), [trashId]),
  });
  const issued = set.issued_on === null ? null : t('Issued {{day}}', { day: dayText(set.issued_on, today) });
  return (
    <ListItem
      title={set.name}
      subtitle={
        <span className={styles.state}>
          <span>{[issued, stateWords(set)].filter(Boolean).join(' · ')}</span>
          {isReading(set) && (
            <Progress
              value={set.pages ? set.pages_read / set.pages : 0}
              label={t('Pages of “{{name}}” that are read', { name: set.name })}
            />
          )}
        </span>
      }
      trailing={
        <>
          {set.state === 'ready' && (
            <Button variant="primary" render={<AppLink to={`/library/plan-set/${set.slug}`} />}>
              {t('Check and publish')}
            </Button>
          )}
          <IconButton
            variant="danger"
            label={t('Delete “{{name}}”', { name: set.name })}
            icon={<IconTrash />}
            disabled={removing.isPending}
            onClick={() => removing.mutate()}
          />
        </>
      }
    />
  );
}

export const isReading = ({ state }: Pick<PlanSetRow, 'state'>): boolean => state === 'waiting' || state === 'reading';

function stateWords({ state, pages, pages_read: read, problem }: PlanSetRow): string {
  if (state === 'failed') return problem ?? t('It could not be read.');
  if (state === 'waiting') return t('Waits to be read');
  if (state === 'reading')
    return pages === null ? t('Being opened') : t('{{read}} of {{pages}} pages read', { read, pages });
  return plural(pages ?? 0, { one: '{{count}} sheet, not published', other: '{{count}} sheets, not published' });
}
