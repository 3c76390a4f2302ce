import type { Message } from '../message.ts';
import type { FieldKind } from './field-kind.ts';

/** Where the template editor lists a kind. */
export type KindGroup = 'choice' | 'text' | 'number' | 'time' | 'picture' | 'place' | 'people' | 'safety' | 'layout';

/**
 * What the template editor offers for a kind. `ticked`: one of its options must be. `logic`: follow-ups of an answer (must be Yes, warning, remarks, picture,
 * stop). Every kind may have a condition.
 */
export type FieldProperty =
  | 'required'
  | 'ticked'
  | 'help'
  | 'default'
  | 'allowNA'
  | 'logic'
  | 'options'
  | 'other'
  | 'columns'
  | 'rows'
  | 'unit'
  | 'range'
  | 'step'
  | 'decimals'
  | 'meter'
  | 'formula'
  | 'fields'
  | 'text'
  | 'video'
  | 'staticImage'
  | 'cameraOnly';

export type KindRow = {
  kind: FieldKind;
  label: Message;
  /** One sentence for whoever chooses it. */
  hint: Message;
  group: KindGroup;
  /** The icon of shared/ui that stands for it. */
  icon: `Icon${string}`;
  offers: readonly FieldProperty[];
};
