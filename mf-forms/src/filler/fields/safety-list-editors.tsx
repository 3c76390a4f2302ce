import { safetyControlsQuery, safetyHazardsQuery } from '@fieldspan/api/queries/safety';
import { useQuery } from '@tanstack/react-query';
import type { Labelled } from '../field-editor.ts';
import { WordList } from './word-list.tsx';

/**
 * Chooses from the company's hazards; the form stores their text, so that later changes of the list do not change
 * forms.
 */
export function HazardsEditor(props: Labelled) {
  const { data = [], isLoading } = useQuery(safetyHazardsQuery());
  return <WordList {...props} offered={data} isLoading={isLoading} />;
}

export function ControlsEditor(props: Labelled) {
  const { data = [], isLoading } = useQuery(safetyControlsQuery());
  return <WordList {...props} offered={data} isLoading={isLoading} />;
}
