import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconStack2 } from '@fieldspan/ui/icons';
import { Popover } from '@fieldspan/ui/popover';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LayerRow } from './layer-row.tsx';
import { useOwnId } from '../../use-own-id.ts';
import styles from './layers-button.module.css';
import type { StoredDrawing } from '@fieldspan/api/queries/drawings';

type LayersButtonProps = {
  layers: readonly StoredDrawing[];
  hidden: ReadonlySet<number>;
  onHide: (hidden: ReadonlySet<number>) => void;
};

function authorOf(layer: StoredDrawing | null): string {
  return layer?.CreatedBy ? personName(layer.CreatedBy) : t('Somebody');
}

/** Other people's layers over the picture, to be hidden or removed. */
export function LayersButton({ layers, hidden, onHide }: LayersButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const ownId = useOwnId();
  const [doomed, setDoomed] = useState<StoredDrawing | null>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (id: number) => deleteWithWord('ImageDrawLayer', { id }, msg('Layer deleted.')),
  });
  if (layers.length === 0) return null;
  const toggle = (id: number) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHide(next);
  };
  const trigger = (
    <Button variant="quiet" icon={<IconStack2 aria-hidden="true" />}>
      {plural(layers.length, { one: '{{count}} layer', other: '{{count}} layers' })}
    </Button>
  );
  return (
    <Popover trigger={trigger} title={t('Layers')} open={isOpen} onOpenChange={setIsOpen}>
      <ul className={styles.layers}>
        {layers.map((layer) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            isHidden={hidden.has(layer.id)}
            isGoing={isPending && variables === layer.id}
            onToggle={() => toggle(layer.id)}
            onDelete={() => (layer.created_by === ownId ? mutate(layer.id) : setDoomed(layer))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={t('Delete a colleague’s layer?')}
        message={t('{{author}} drew it. It leaves the picture for everybody.', { author: authorOf(doomed) })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={() => {
          if (doomed) mutate(doomed.id);
        }}
      />
    </Popover>
  );
}
