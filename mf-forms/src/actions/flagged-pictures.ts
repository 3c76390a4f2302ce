import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import type { FlaggedAnswer } from '@fieldspan/domain/form/flagged-answers';
import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { imagesIn } from '@fieldspan/domain/form/stored-answer';

/** A flagged answer with the pictures that were taken for it. */
export type Flagged = FlaggedAnswer & { pictures: readonly FormPicture[] };

export const flaggedWithPictures = (doc: FormDoc): Flagged[] =>
  flaggedAnswers(doc).map(({ fieldId, label, answer, remarks, warning }) => {
    const { images = [], value } = doc.answers.get(fieldId) ?? {};
    const pictures = [...images, ...imagesIn(value)].filter((picture) => !isOnItsWay(picture));
    return { fieldId, label, answer, remarks, warning, pictures };
  });
