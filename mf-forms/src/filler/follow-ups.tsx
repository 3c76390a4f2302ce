import type { Answer, DocField } from '@fieldspan/domain/form/form-types';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import type { FieldNow } from './fill-context.ts';
import { PicturesEditor } from './fields/pictures-editor.tsx';

type FollowUpsProps = {
  entry: DocField;
  now: Pick<FieldNow, 'answer' | 'state'>;
  onChange: (change: Answer) => void;
};

/** What an answer asks for besides itself: remarks, or the reason why the question does not apply, and pictures. */
export function FollowUps({ entry: { field }, now, onChange }: FollowUpsProps) {
  const { answer, state } = now;
  return (
    <>
      {state.asksRemarks && (
        <TextField
          multiline
          label={state.asksReason ? t('Why does this not apply?') : field.conditionalRemarksLabel}
          required={state.asksReason || field.ext.remarksRequired}
          value={answer.remarks ?? ''}
          onChange={(remarks) => onChange({ remarks })}
        />
      )}
      {state.asksImage && (
        <PicturesEditor
          label={field.conditionalImageLabel}
          required={field.ext.imageRequired}
          isCameraOnly={field.ext.cameraOnly}
          value={answer.images ?? []}
          onChange={(images) => onChange({ images })}
        />
      )}
    </>
  );
}
