import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { explain } from '@fieldspan/api/explain';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { Wait } from '@fieldspan/federation/wait';
import { Dialog } from '@fieldspan/ui/dialog';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useState } from 'react';
import styles from './file-picker.module.css';
import { PickableFiles } from './pickable-files.tsx';
import { PickerTags } from './picker-tags.tsx';
import { filesTab } from './files-tab.ts';

/** The dialog "Select Library File". */
export function Widget({ jobId = null, serviceId = null, onPick, onClose }: WidgetContracts['library.file-picker']) {
  const tab = filesTab({ jobId, serviceId });
  const [source, setSource] = useState('library');
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <Dialog open size="l" onClose={onClose} title={t('Select Library File')}>
      <ScreenBoundary onError={() => null} fallback={failed}>
        <div className={styles.choices}>
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
        <Wait fallback={<SkeletonRows count={6} />}>
          <PickableFiles
            from={tab && source === 'tab' ? tab : { model: 'LibraryFile' }}
            tagIds={tags.map(Number)}
            onPick={(file) => {
              onPick(file);
              onClose();
            }}
          />
        </Wait>
      </ScreenBoundary>
    </Dialog>
  );
}

const failed = (error: Error, _: string | null, retry: () => void) => (
  <ErrorState title={t('The files could not be loaded')} message={explain(error).text} onRetry={retry} />
);
