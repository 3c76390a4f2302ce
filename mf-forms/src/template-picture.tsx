import { imagesIn } from '@fieldspan/domain/form/stored-answer';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { PicturesEditor } from './filler/fields/pictures-editor.tsx';

type TemplatePictureProps = { value: unknown; onChange: (value: ImageItem[]) => void };

/** The pictures that a template shows. */
export function TemplatePicture({ value, onChange }: TemplatePictureProps) {
  return <PicturesEditor label={t('Pictures of the template')} value={imagesIn(value)} onChange={onChange} />;
}
