import { alertError, showAlert } from '@fieldspan/api/alerts';
import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { putDraftBack, restoreVersion } from '@fieldspan/api/queries/form-versions';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';

/** Copies a version into the draft; the draft that was there comes back by undo. */
export function useRestore({ id, version, draft_json }: ChildTemplate) {
  return useMutation({
    mutationFn: async (number: number) => ({ number, after: await restoreVersion({ id, version }, number) }),
    onSuccess: ({ number, after }) => {
      showAlert({
        type: 'saved',
        message: t(
          'Version {{number}} is the draft now. Nothing changes for those who fill it in until you publish it.',
          {
            number,
          },
        ),
        undo: () => putDraftBack({ id, version: after }, draft_json),
      });
    },
    onError: alertError,
  });
}
