import { objectOr } from '@fieldspan/domain/form/json-shape';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { t } from '@fieldspan/ui/i18n';
import { memo, useMemo } from 'react';
import styles from './edited-field.module.css';
import { FieldHost } from './filler/field-host.tsx';
import { FillContext } from './filler/fill-context.ts';
import { FillStore } from './filler/fill-store.ts';

type EditedFieldProps = { raw: Readonly<Record<string, unknown>> };

/** A question as the filler shows it, to look at. `raw` is the stored field; the same object is not drawn again. */
export const EditedField = memo(function EditedField({ raw }: EditedFieldProps) {
  const { fill, entry } = useMemo(() => {
    // A condition reads other questions, which are not here: on the canvas each question shows.
    const shown = { ...raw, ext: { ...objectOr(raw['ext']), visibleIf: undefined } };
    const doc = parseForm(JSON.stringify([{ key: 's', sectionHeading: '', fields: [{ ...shown, key: 'f' }] }]));
    return { fill: doc && { store: new FillStore(doc), site: null }, entry: doc?.sections[0]?.fields[0] };
  }, [raw]);
  if (!fill || !entry) return <p>{t('This question cannot be shown.')}</p>;
  return (
    <FillContext value={fill}>
      <ul className={styles.field} inert>
        <FieldHost entry={entry} />
      </ul>
    </FillContext>
  );
});
