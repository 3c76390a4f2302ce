import { alertError } from '@fieldspan/api/alerts';
import { CameraButton } from '@fieldspan/ui/camera-button';
import { sendPhoto } from './send-report.ts';
import type { OfCall } from './send-report.ts';

type PhotoButtonProps = { of: OfCall; moment: 'before' | 'after'; label: string };

/** The photo stands on the device before it is sent. */
export function PhotoButton({ of, moment, label }: PhotoButtonProps) {
  const handlePhotos = (photos: readonly File[]) => {
    for (const photo of photos) sendPhoto(of, photo, moment).catch(alertError);
  };
  return <CameraButton size="l" label={label} onPhotos={handlePhotos} />;
}
