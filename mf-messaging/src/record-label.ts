import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { MODEL_LABELS } from '@fieldspan/domain/model-labels';

/** What people call a record that carries comments. */
export const recordLabel = (parent: CommentParent): string => MODEL_LABELS[parent];
