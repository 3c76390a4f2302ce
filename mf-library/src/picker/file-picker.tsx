import type { PickedFile, WidgetContracts } from '@fieldspan/contract/widgets';
import { explain } from '@fieldspan/api/explain';
import type { FileSource } from '@fieldspan/api/queries/library';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { Wait } from '@fieldspan/federation/wait';
import { useSettled } from '@fieldspan/records/list/settled';
import { Dialog } from '@fieldspan/ui/dialog';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { SelectField } from '@fieldspan/ui/select-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import styles from './file-picker.module.css';
import { PickableFiles } from './pickable-files.tsx';
import { PickerTags } from './picker-tags.tsx';
import { filesTab } from './files-tab.ts';
import { UploadHere } from './upload-here.tsx';

/** The dialog "Select Library File". */
export function Widget({ jobId = null, serviceId = null, onPick, onClose }: WidgetContracts['library.file-picker']) {
  const tab = filesTab({ jobId, serviceId });
  const [source, setSource] = useState('library');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const words = useSettled(typed.trim());
  const from = tab && source === 'tab' ? tab : LIBRARY;
  const pick = (file: PickedFile) => {
    onPick(file);
    onClose();
  };
  return (
    <Dialog open size="l" onClose={onClose} title={t('Select Library File')}>
      <ScreenBoundary onError={() => null} fallback={failed}>
        <div className={styles.choices}>
          <SearchField label={t('Search files')} value={typed} onChange={setTyped} />
          {tab && (
            <SelectField
              label={t('Source')}
              value={source}
              onChange={setSource}
              options={[
                { value: 'library', label: t('Library') },
                { value: 'tab', label: t('Files Tab') },
              ]}
            />
          )}
          <Wait fallback={<SkeletonRows count={1} />}>
            <PickerTags chosen={tags} onChange={setTags} />
          </Wait>
        </div>
        <UploadHere from={from} onPick={pick} />
        <Wait fallback={<SkeletonRows count={6} />}>
          <PickableFiles from={from} tagIds={tags.map(Number)} words={words} onPick={pick} />
        </Wait>
      </ScreenBoundary>
    </Dialog>
  );
}

const LIBRARY: FileSource = { model: 'LibraryFile' };

const failed = (error: Error, _: string | null, retry: () => void) => (
  <ErrorState title={t('The files could not be loaded')} message={explain(error).text} onRetry={retry} />
);
