import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { ComponentType } from 'react';
import { editorOf } from './editor-of.tsx';
import type { Labelled } from './field-editor.ts';
import { RepeatEditor } from './fields/repeat-editor.tsx';

/** The editor of any question; those in the rows of a repeating one are never repeating themselves. */
export const anyEditor = (field: Pick<FormField, 'kind'>): ComponentType<Labelled> =>
  field.kind === 'repeat' ? RepeatEditor : editorOf(field);
