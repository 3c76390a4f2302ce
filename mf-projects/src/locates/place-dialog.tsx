import { alertError } from '@fieldspan/api/alerts';
import type { Locate } from '@fieldspan/api/queries/locates';
import { saveRecord } from '@fieldspan/api/save-record';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { Stack } from '@fieldspan/ui/layout/stack';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { PlaceDrawing } from './place-drawing.tsx';
import { usePlaceText } from './use-place-text.ts';

/** Where the digging is: pressed on the map, typed, or where the device is. */
export function PlaceDialog({ ticket, onClose }: { ticket: Locate; onClose: () => void }) {
  const typed = usePlaceText(ticket);
  const { pin, area, isPinRight, isAreaRight } = typed;
  const saving = useMutation({
    mutationFn: () =>
      saveRecord('Locate', {
        id: ticket.id,
        version: ticket.version,
        lat: pin?.lat ?? null,
        long: pin?.long ?? null,
        area_json: area.length === 0 ? null : JSON.stringify(area),
      }),
    onSuccess: onClose,
    onError: alertError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Where to dig')}
      footer={
        <Button
          variant="primary"
          busy={saving.isPending}
          disabled={!isPinRight || !isAreaRight || saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('Save')}
        </Button>
      }
    >
      <Stack>
        <PlaceDrawing typed={typed} />
        <TextField
          label={t('Pin')}
          hint={t('Latitude and longitude, such as 43.5460, -80.2530')}
          value={typed.pinText}
          onChange={typed.setPinText}
          autoComplete="off"
          error={isPinRight ? '' : t('This is not one position on earth.')}
        />
        <TextField
          label={t('Corners of the area')}
          hint={t('One position on each line, along the edge')}
          value={typed.areaText}
          onChange={typed.setAreaText}
          multiline
          error={isAreaRight ? '' : t('An area has 3 to 100 corners, one position on each line.')}
        />
      </Stack>
    </Dialog>
  );
}
