import { useMemo } from 'react';
import { CompleteSection } from './complete-section.tsx';
import { EquipmentChoice } from './filler/equipment-choice.tsx';
import { FillContext } from './filler/fill-context.ts';
import { FormFiller } from './filler/form-filler.tsx';
import { FoundDraft } from './filler/found-draft.tsx';
import { SavedLine } from './filler/saved-line.tsx';
import type { FillingSource } from './filling-source.tsx';
import { Unreadable } from './parts/unreadable.tsx';
import { UnsentNote } from './unsent-note.tsx';
import type { Filling } from './use-filling.ts';

type FillingBodyProps = { source: FillingSource; filling: Filling };

/** A form from its first question to its signatures. */
export function FillingBody({ source, filling }: FillingBodyProps) {
  const { child, site, draft, unsent, restart } = source;
  const { store, equipment } = filling;
  const fill = useMemo(() => store && { store, site }, [store, site]);
  if (!fill) return <Unreadable />;
  const startAgain = async () => {
    await draft.remove();
    restart();
  };
  return (
    <FillContext value={fill}>
      {unsent && <UnsentNote why={unsent.why} />}
      {!unsent && draft.found && <FoundDraft savedAt={draft.found.savedAt} onStartAgain={startAgain} />}
      <FormFiller
        saved={<SavedLine draft={draft} />}
        first={
          child.FormTemplate?.has_equipment === 1 && (
            <EquipmentChoice templateId={child.form_template_id} {...equipment} />
          )
        }
        completion={<CompleteSection filling={filling} />}
      />
    </FillContext>
  );
}
