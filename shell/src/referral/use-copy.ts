import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';

/** Copies a text to the clipboard and announces the result: a browser may refuse. */
export function useCopy(): { copied: string; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState('');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(t('Link copied'));
    } catch {
      setCopied(t('This browser does not let the app copy. Select the link above and copy it yourself.'));
    }
  };
  return { copied, copy };
}
