import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { ScreenBoundary } from '@fieldspan/federation/screen-boundary';
import { explain } from '@fieldspan/api/explain';
import { Wait } from '@fieldspan/federation/wait';
import { EditFile } from './editor/edit-file.tsx';
import { EditStored } from './editor/edit-stored.tsx';
import { EditorWaiting } from './editor/editor-waiting.tsx';

/** The modal "Edit Image", for a stored picture or for one that is not uploaded yet. */
export function EditImage(props: WidgetContracts['library.image-editor']) {
  const { onClose } = props;
  return (
    <ScreenBoundary onError={() => null} fallback={failed(onClose)}>
      <Wait fallback={<EditorWaiting problem={null} onClose={onClose} />}>
        {'file' in props ? <EditFile {...props} /> : <EditStored {...props} />}
      </Wait>
    </ScreenBoundary>
  );
}

const failed = (onClose: () => void) => (error: Error, _: string | null, retry: () => void) => (
  <EditorWaiting problem={explain(error).text} onRetry={retry} onClose={onClose} />
);
