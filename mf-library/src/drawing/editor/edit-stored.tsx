import { storedImageQuery } from '@fieldspan/api/queries/drawings';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorWaiting } from './editor-waiting.tsx';
import { StoredEditor } from './stored-editor.tsx';
import { usePaper } from './use-paper.ts';

type EditStoredProps = { image: ImageItem; onSaved: (image: ImageItem) => void; onClose: () => void };

/** Draws on a stored picture: its file is unchanged, the drawing is a separate layer over it. */
export function EditStored(props: EditStoredProps) {
  const { data } = useSuspenseQuery(storedImageQuery(props.image.id));
  // Keeps the first data: later changes come from the editor itself.
  const [{ slug, filename, width, height, turns, original_filename }] = useState(data);
  const image = { ...props.image, slug, filename: filename ?? props.image.filename, width, height };
  const paper = usePaper(resourceUrl('images', image.filename));
  if (paper === null) return <EditorWaiting problem={null} onClose={props.onClose} />;
  if (paper === 'failed') {
    const problem = t('The file is safe. Check the connection and try again.');
    return <EditorWaiting problem={problem} onClose={props.onClose} />;
  }
  return <StoredEditor {...props} image={image} name={original_filename ?? t('Picture')} paper={paper} turns={turns} />;
}
