import type { Message } from '@fieldspan/domain/message';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { MODEL_LABELS } from '@fieldspan/domain/model-labels';

/** The name of a record that has comments. */
export const recordLabel = (parent: CommentParent): Message => MODEL_LABELS[parent];
