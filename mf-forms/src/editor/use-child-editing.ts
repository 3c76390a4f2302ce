import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { refreshReaders } from '@fieldspan/api/query-client';
import { openForm } from '@fieldspan/domain/form/edit/edit-form';
import { useLeaveGuard } from '@fieldspan/federation/leave-guard';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftSaver } from './draft-saver.ts';
import { EditorStore } from './editor-store.ts';
import { keptDraft } from './kept-draft.ts';

/** The editor's state of a child template, stored as a draft as it changes. */
export function useChildEditing(child: ChildTemplate, json: string) {
  const [{ store, saver }] = useState(() => begun(child, json));
  const [published, setPublished] = useState(() => (isPublished(child) ? store.form() : null));
  useEffect(() => {
    const stop = saver.watch();
    return () => {
      stop();
      void saver.flush().then(() => refreshReaders('FormChildTemplate/save'));
    };
  }, [saver]);
  const isStuck = useSyncExternalStore(saver.subscribe, () => ['away', 'refused'].includes(saver.state().kind));
  useLeaveGuard(isStuck, t('The last changes are not saved yet. Leave without saving?'), saver.flush);
  const publishing = useMutation({
    mutationFn: async () => {
      await saver.flush();
      const form = store.form();
      if (saver.state().kind !== 'saved') throw new Error(t('The draft is not saved yet. Publish it when it is.'));
      const answer = await call('FormChildTemplate/publish', { id: child.id, version: saver.version() });
      return { ...answer, form };
    },
    onSuccess: ({ version, number, form }) => {
      saver.took(version);
      setPublished(form);
      showAlert({
        type: 'success',
        message: t('Version {{number}} is published. New forms are filled in with it.', { number }),
      });
    },
    onError: alertError,
  });
  return { store, saver, publishing, published };
}

/** Whether there is no draft beside what is published. */
const isPublished = ({
  slug,
  published_version: version,
  draft_json: draft,
  form_json: form,
}: ChildTemplate): boolean => version > 0 && keptDraft(slug) === null && (draft === null || draft === form);

function begun(child: ChildTemplate, json: string) {
  const kept = keptDraft(child.slug);
  const store = new EditorStore(openForm(kept?.mine ?? json) ?? { sections: [], last: [], around: null });
  const read = kept ? { version: kept.version, json: kept.base } : { version: child.version, json };
  return { store, saver: new DraftSaver(store, { id: child.id, keptName: child.slug, ...read }) };
}
