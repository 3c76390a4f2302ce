import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { ImageEditor } from './image-editor.ts';

export function Widget(props: WidgetContracts['library.image-editor']) {
  return <ImageEditor {...props} />;
}
