import type { LocationFailure } from '@fieldspan/api/device-position';
import { t } from '@fieldspan/ui/i18n';

/** Why the position could not be determined, and what to do about it. */
export function locationWords(failure: LocationFailure): string {
  if (failure === 'denied')
    return t('Location error: your location could not be had. Allow it for this site in the browser, then try again.');
  if (failure === 'unsupported') return t('Location error: this device cannot tell where it is.');
  return t('Location error: your location could not be had. Go where the sky is open, then try again.');
}
