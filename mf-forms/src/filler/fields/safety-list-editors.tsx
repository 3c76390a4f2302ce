import { safetyControlsQuery, safetyHazardsQuery } from '@fieldspan/api/queries/safety';
import { useQuery } from '@tanstack/react-query';
import type { Labelled } from '../field-editor.ts';
import { WordList } from './word-list.tsx';

/** The company's hazards to choose from; the form keeps their words, so that a later change of the list changes no form. */
export function HazardsEditor(props: Labelled) {
  const { data = [], isLoading } = useQuery(safetyHazardsQuery());
  return <WordList {...props} offered={data} isLoading={isLoading} />;
}

export function ControlsEditor(props: Labelled) {
  const { data = [], isLoading } = useQuery(safetyControlsQuery());
  return <WordList {...props} offered={data} isLoading={isLoading} />;
}
