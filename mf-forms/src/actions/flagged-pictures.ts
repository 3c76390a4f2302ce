import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import type { FlaggedAnswer } from '@fieldspan/domain/form/flagged-answers';
import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { picturesIn } from '@fieldspan/domain/form/form-files';

/** A flagged answer with the pictures that were taken for it. */
export type Flagged = FlaggedAnswer & { pictures: readonly FormPicture[] };

export const flaggedWithPictures = (doc: FormDoc): Flagged[] =>
  flaggedAnswers(doc).map(({ fieldId, label, answer, remarks, warning, lines }) => {
    const entry = doc.byId.get(fieldId);
    const all = entry ? picturesIn(entry, doc.answers.get(fieldId) ?? {}) : [];
    const pictures = all.filter((picture) => !isOnItsWay(picture));
    return { fieldId, label, answer, remarks, warning, lines, pictures };
  });
