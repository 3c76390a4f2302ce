import type { ModelName } from '@fieldspan/contract/models';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MergeWords } from './merge-rows.ts';
import type { AskClashes } from './send-record.ts';

/** Asks which of two conflicting changes to keep. Its code loads only when a conflict occurs. */
export function useMergeQuestion(model: ModelName, words: MergeWords): { question: ReactNode; ask: AskClashes } {
  const [question, setQuestion] = useState<ReactNode>(null);
  const ask: AskClashes = async (stale, clashes) => {
    const [{ MergeDialog }, { mergeRows }] = await Promise.all([
      import('@fieldspan/ui/merge-dialog'),
      import('./merge-rows.ts'),
    ]);
    const { rows, ...who } = await mergeRows({ model, ...words, stale, clashes });
    return new Promise((resolve) => {
      setQuestion(
        <MergeDialog
          {...who}
          rows={rows}
          onSettle={(choices) => {
            setQuestion(null);
            resolve(choices);
          }}
        />,
      );
    });
  };
  return { question, ask };
}
