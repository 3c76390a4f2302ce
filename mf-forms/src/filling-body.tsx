import { useMemo } from 'react';
import { CompleteSection } from './complete-section.tsx';
import { EquipmentWarning } from './equipment-warning.tsx';
import { EquipmentChoice } from './filler/equipment-choice.tsx';
import { FillContext } from './filler/fill-context.ts';
import { FormFiller } from './filler/form-filler.tsx';
import { FoundDraft } from './filler/found-draft.tsx';
import { SavedLine } from './filler/saved-line.tsx';
import type { FillingSource } from './filling-source.tsx';
import { FillingPlace } from './filling-place.tsx';
import { Unreadable } from './static-view/unreadable.tsx';
import { TemplateChanged } from './template-changed.tsx';
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
      <TemplateChanged source={source} />
      {unsent && <UnsentNote why={unsent.why} />}
      {!unsent && draft.found && !draft.isMoved && (
        <FoundDraft savedAt={draft.found.savedAt} onStartAgain={startAgain} />
      )}
      <FormFiller
        saved={<SavedLine draft={draft} />}
        isSending={filling.submission.isBusy}
        first={
          <>
            <FillingPlace source={source} />
            <EquipmentWarning equipmentId={equipment.value} />
            {child.FormTemplate?.has_equipment === 1 && (
              <EquipmentChoice templateId={child.form_template_id} {...equipment} />
            )}
          </>
        }
        completion={<CompleteSection filling={filling} />}
      />
    </FillContext>
  );
}
