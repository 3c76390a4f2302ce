import { useViewer } from '@fieldspan/api/profile';
import { publishMarks, type StoredDrawing } from '@fieldspan/api/queries/drawings';
import { queryClient } from '@fieldspan/api/query-client';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { momentText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconEye, IconEyeOff, IconTrash } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useOwnId } from '../../use-own-id.ts';
import { isDrawn, strokesOf } from '../layers/strokes-of.ts';
import { SHEET_WIDTH } from './plan-page.ts';
import styles from './plan-layers.module.css';
import { marksQuery, type PlanMarks } from './use-plan-marks.ts';

type PlanLayersProps = {
  sheetId: number;
  marks: PlanMarks;
  hidden: ReadonlySet<number>;
  onHide: (hidden: ReadonlySet<number>) => void;
};

/** Who has marked the sheet and when. One's own marks are published here. */
export function PlanLayers({ sheetId, marks, hidden, onHide }: PlanLayersProps) {
  const mayPublish = mayWrite('LibraryFile')(useViewer());
  const shown = marks.rows.filter(isDrawn);
  const own = shown.findLast(({ is_personal }) => is_personal === 1);
  const publishing = useMutation({
    mutationFn: async (id: number) => {
      await publishMarks(id);
      await queryClient.refetchQueries(marksQuery(sheetId));
    },
  });
  const toggle = (id: number) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHide(next);
  };
  const isStored = marks.drawing.unsent.length === 0;
  return (
    <section className={styles.layers} aria-label={t('Layers')}>
      <h3 className={styles.heading}>{t('Layers')}</h3>
      {shown.length === 0 && <p className={styles.none}>{t('Nobody has marked this sheet yet. “Mark up” begins.')}</p>}
      <ul>
        {shown.toReversed().map((layer) => (
          <PlanLayer key={layer.id} layer={layer} isHidden={hidden.has(layer.id)} onToggle={() => toggle(layer.id)} />
        ))}
      </ul>
      {own && mayPublish && (
        <Button
          className={styles.publish ?? ''}
          busy={publishing.isPending}
          disabled={!isStored}
          onClick={() => publishing.mutate(own.id)}
        >
          {t('Publish my marks')}
        </Button>
      )}
      {own && !mayPublish && (
        <p className={styles.none}>
          {t('Your marks are seen by you alone: publishing takes the right to change the library.')}
        </p>
      )}
    </section>
  );
}

type PlanLayerProps = { layer: StoredDrawing; isHidden: boolean; onToggle: () => void };

function PlanLayer({ layer, isHidden, onToggle }: PlanLayerProps) {
  const now = useNow();
  const isOwn = useOwnId() === layer.created_by;
  const name = isOwn ? t('You') : nameOf(layer);
  const strokes = strokesOf([layer], SHEET_WIDTH);
  const seen = layer.is_personal === 1 ? t('only you see it') : t('published');
  return (
    <li className={styles.layer} data-hidden={isHidden || undefined}>
      <span className={styles.ink} data-colour={strokes[0]?.strokeColor} aria-hidden="true" />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{[seen, momentText(layer.updated_at, now)].join(' · ')}</span>
      </span>
      <span className={styles.count}>{strokes.length}</span>
      <IconButton
        label={
          isHidden
            ? t('Show the layer of {{author}}', { author: name })
            : t('Hide the layer of {{author}}', { author: name })
        }
        icon={isHidden ? <IconEyeOff /> : <IconEye />}
        onClick={onToggle}
      />
      {layer.is_personal === 0 && <DeleteLayer layer={layer} name={name} isOwn={isOwn} />}
    </li>
  );
}

const nameOf = ({ CreatedBy }: StoredDrawing): string => (CreatedBy ? personName(CreatedBy) : t('Somebody'));

type DeleteLayerProps = { layer: StoredDrawing; name: string; isOwn: boolean };

/** One's own marks, and everybody's for who may change the library. It can be undone. */
function DeleteLayer({ layer, name, isOwn }: DeleteLayerProps) {
  const mayWriteAll = mayWrite('LibraryFile')(useViewer());
  const removing = useMutation({
    mutationFn: () => deleteWithWord('ImageDrawLayer', { id: layer.id }, msg('Layer deleted.')),
  });
  if (!isOwn && !mayWriteAll) return null;
  return (
    <IconButton
      variant="danger"
      label={t('Delete the layer of {{author}}', { author: name })}
      icon={<IconTrash />}
      disabled={removing.isPending}
      onClick={() => removing.mutate()}
    />
  );
}
