import { levelsOfPieceQuery } from '@fieldspan/api/queries/equipment';
import type { PickerLevel } from '@fieldspan/api/queries/equipment';
import { foundQuery } from '@fieldspan/api/queries/found';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { IconX } from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CategoryLevel } from './category-level.tsx';
import styles from './equipment-picker.module.css';
import { PickerPieces } from './picker-pieces.tsx';
import { PickerTrail } from './picker-trail.tsx';
import { TypeLevel } from './type-level.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

/** Where the picker is; without a category it shows all of them. */
type Place = { category: PickerLevel | null; type: PickerLevel | null };

type Levels = Record<'category' | 'type', PickerLevel>;

const TOP: Place = { category: null, type: null };

type PickerLevelsProps = {
  includeArchived: boolean;
  /** An empty list means all types. */
  typeIds: readonly number[];
  picked: number | null;
  onPick: WidgetContracts['equipment.picker']['onPick'];
  onClose: () => void;
};

/** The three levels, with breadcrumbs: at first the categories, or where the picked piece is. */
export function PickerLevels({ picked, ...props }: PickerLevelsProps) {
  if (picked === null) return <LevelsFrom start={TOP} picked={null} {...props} />;
  return <LevelsFromPiece picked={picked} {...props} />;
}

function LevelsFromPiece(props: PickerLevelsProps & { picked: number }) {
  const { data: found } = useSuspenseQuery(foundQuery(levelsOfPieceQuery(props.picked)));
  return <LevelsFrom start={'record' in found && isOffered(found.record, props) ? found.record : TOP} {...props} />;
}

/** Whether another piece may be picked there. */
function isOffered({ category, type }: Levels, { typeIds, includeArchived }: PickerLevelsProps): boolean {
  if (typeIds.length > 0 && !typeIds.includes(type.id)) return false;
  return includeArchived || (category.archived === 0 && type.archived === 0);
}

function LevelsFrom({
  start,
  includeArchived,
  typeIds,
  picked,
  onPick,
  onClose,
}: PickerLevelsProps & { start: Place }) {
  const [{ category, type }, setPlace] = useState(start);
  const panel = usePanelFocus(onClose);
  const goTo = (place: Place) => {
    setPlace(place);
    panel.current?.focus();
  };
  return (
    <fieldset ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('Choose equipment')}>
      <div className={styles.head}>
        <PickerTrail
          steps={[
            { label: t('Equipment'), onGo: () => goTo(TOP) },
            ...(category ? [{ label: category.name, onGo: () => goTo({ category, type: null }) }] : []),
            ...(type ? [{ label: type.name, onGo: () => undefined }] : []),
          ]}
        />
        <IconButton label={t('Close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      <Wait fallback={<SkeletonRows count={5} />}>
        {!category && (
          <CategoryLevel
            includeArchived={includeArchived}
            typeIds={typeIds}
            onChoose={(chosen) => goTo({ category: chosen, type: null })}
          />
        )}
        {category && !type && (
          <TypeLevel
            category={category}
            includeArchived={includeArchived}
            typeIds={typeIds}
            onChoose={(chosen) => goTo({ category, type: chosen })}
          />
        )}
        {type && <PickerPieces type={type} includeArchived={includeArchived} picked={picked} onPick={onPick} />}
      </Wait>
    </fieldset>
  );
}
