import type { PickedFile } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder } from '@fieldspan/ui/icons';
import { useMemo, useState } from 'react';
import { pickedFileIn } from '../../engine/picked-file.ts';
import { FileShown } from '../../static-view/file-shown.tsx';
import type { Labelled } from '../field-editor.ts';
import { useFill } from '../fill-context.ts';
import { sayTakenOut } from '../taken-out.ts';
import { ShownField } from './shown-field.tsx';
import styles from './file-editor.module.css';

/** Selects a library file. The form stores its id and name, never its address. */
export function FileEditor({ entry: { field }, label, answer, error, onChange }: Labelled) {
  const { site } = useFill();
  const [isPicking, setIsPicking] = useState(false);
  const file = pickedFileIn(answer.value);
  const props = useMemo(
    () => ({
      jobId: site?.kind === 'job' ? site.record.id : null,
      serviceId: site?.kind === 'service' ? site.record.id : null,
      onPick: (picked: PickedFile) => {
        setIsPicking(false);
        onChange({ value: picked });
      },
      onClose: () => setIsPicking(false),
    }),
    [site, onChange],
  );
  const takeOut = () => {
    onChange({ value: null });
    // One that was chosen meanwhile stays.
    sayTakenOut(t('File taken out'), () => onChange((now) => ({ ...now, value: now.value ?? file })));
  };
  return (
    <ShownField label={label} required={field.requiredField} error={error}>
      {file && <FileShown file={file} />}
      <div className={styles.buttons}>
        <Button icon={<IconFolder aria-hidden="true" size={18} />} onClick={() => setIsPicking(true)}>
          {file ? t('Choose another file') : t('Choose a file')}
        </Button>
        {file && (
          <Button variant="quiet" onClick={takeOut}>
            {t('Take out')}
          </Button>
        )}
      </div>
      {isPicking && (
        <Slot
          of="library.file-picker"
          props={props}
          fallback={
            <p role="alert">
              {t('The library cannot be shown right now. It is tried again when the connection is back.')}
            </p>
          }
        />
      )}
    </ShownField>
  );
}
