import { alertError } from '@fieldspan/api/alerts';
import { CameraButton } from '@fieldspan/ui/camera-button';
import { sendPhoto } from './send-report.ts';
import type { OfCall } from './send-report.ts';

type PhotoButtonProps = { of: OfCall; moment: 'before' | 'after'; label: string };

/** The photo stands on the device before it is sent. */
export const PhotoButton = ({ of, moment, label }: PhotoButtonProps) => (
  <CameraButton size="l" label={label} onPhoto={(file) => void sendPhoto(of, file, moment).catch(alertError)} />
);
