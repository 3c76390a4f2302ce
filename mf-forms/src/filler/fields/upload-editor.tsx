import { acceptOf, MOST_FILE_BYTES } from '@fieldspan/domain/accepted-files';
import { fileSize } from '@fieldspan/domain/file-kind';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { pickedFileIn } from '../../engine/picked-file.ts';
import { FileShown } from '../../static-view/file-shown.tsx';
import type { Labelled } from '../field-editor.ts';
import styles from './file-editor.module.css';
import { FileWaits } from './file-waits.tsx';
import { ShownField } from './shown-field.tsx';
import { useFormFile } from './use-form-file.ts';

/** A document from the device. Without a network it waits there, and is sent before the form. */
export function UploadEditor({ entry, label, answer, error, onChange }: Labelled) {
  const input = useRef<HTMLInputElement>(null);
  const { onItsWay, refusal, choose, again, takeOut } = useFormFile(answer.value, onChange);
  const file = pickedFileIn(answer.value);
  const limit = fileSize(MOST_FILE_BYTES);
  return (
    <ShownField label={label} required={entry.field.requiredField} error={error}>
      {file && <FileShown file={file} />}
      {onItsWay && <FileWaits file={onItsWay} name={file?.LibraryUpload.original_filename ?? ''} onAgain={again} />}
      {refusal !== '' && (
        <p className={styles.wrong} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.buttons}>
        <Button icon={<IconUpload aria-hidden="true" size={18} />} onClick={() => input.current?.click()}>
          {file ? t('Choose another file') : t('Choose a file')}
        </Button>
        {file && (
          <Button variant="quiet" onClick={takeOut}>
            {t('Take out')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('A document or picture of up to {{limit}}.', { limit })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('documents/images')}
        aria-label={t('{{label}}: file', { label })}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void choose(chosen);
          target.value = '';
        }}
      />
    </ShownField>
  );
}
