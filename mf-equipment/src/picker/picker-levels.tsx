import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { IconX } from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import styles from './equipment-picker.module.css';
import { PickerPieces } from './picker-pieces.tsx';
import { PickerRows } from './picker-rows.tsx';
import { PickerTrail } from './picker-trail.tsx';
import { usePanelFocus } from './use-panel-focus.ts';
import { liveCatalogue } from '../catalogue-data/live-catalogue.ts';
import { useCatalogue } from '../catalogue-data/use-catalogue.ts';

type PickerLevelsProps = {
  includeArchived: boolean;
  /** An empty list means all types. */
  typeIds: readonly number[];
  picked: number | null;
  onPick: WidgetContracts['equipment.picker']['onPick'];
  onClose: () => void;
};

/** The three levels, with breadcrumbs. */
export function PickerLevels({ includeArchived, typeIds, picked, onPick, onClose }: PickerLevelsProps) {
  const { categories, types } = offeredOf(liveCatalogue(useCatalogue(), includeArchived), typeIds);
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [typeId, setTypeId] = useState<number | null>(null);
  const category = categories.find(({ id }) => id === categoryId);
  const type = types.find(({ id }) => id === typeId);
  const panel = usePanelFocus(onClose);
  const goTo = (level: { categoryId: number | null; typeId: number | null }) => {
    setCategoryId(level.categoryId);
    setTypeId(level.typeId);
    panel.current?.focus();
  };
  return (
    <fieldset ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('Choose equipment')}>
      <div className={styles.head}>
        <PickerTrail
          steps={[
            { label: t('Equipment'), onGo: () => goTo({ categoryId: null, typeId: null }) },
            ...(category
              ? [{ label: category.name, onGo: () => goTo({ categoryId: category.id, typeId: null }) }]
              : []),
            ...(type ? [{ label: type.name, onGo: () => undefined }] : []),
          ]}
        />
        <IconButton label={t('Close')} icon={<IconX aria-hidden="true" />} onClick={onClose} />
      </div>
      {!category && (
        <PickerRows
          label={t('Categories')}
          empty={t('No equipment categories')}
          rows={categories.map(({ id, name, color_hex: colour }) => ({ id, title: name, colour }))}
          onChoose={(id) => goTo({ categoryId: id, typeId: null })}
        />
      )}
      {category && !type && (
        <PickerRows
          label={t('Types')}
          empty={t('No types in {{category}}', { category: category.name })}
          rows={types
            .filter((one) => one.category_id === category.id)
            .map(({ id, name, color_hex: colour }) => ({ id, title: name, colour }))}
          onChoose={(id) => goTo({ categoryId: category.id, typeId: id })}
        />
      )}
      {type && (
        <Wait fallback={<SkeletonRows count={5} />}>
          <PickerPieces type={type} includeArchived={includeArchived} picked={picked} onPick={onPick} />
        </Wait>
      )}
    </fieldset>
  );
}

/** The types that may be picked, and their categories. */
function offeredOf({ categories, types }: ReturnType<typeof useCatalogue>, typeIds: readonly number[]) {
  if (typeIds.length === 0) return { categories, types };
  const offered = types.filter(({ id }) => typeIds.includes(id));
  return { categories: categories.filter(({ id }) => offered.some((type) => type.category_id === id)), types: offered };
}
