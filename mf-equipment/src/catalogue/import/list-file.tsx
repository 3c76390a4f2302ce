import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Ten times the size of a list of five hundred pieces. */
const MOST_BYTES = 500_000;

type ListFileProps = { isBusy: boolean; onText: (text: string) => void };

export function ListFile({ isBusy, onText }: ListFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({ mutationFn: textOf, onSuccess: onText, meta: { quiet: true } });
  return (
    <div>
      <Button icon={<IconUpload aria-hidden="true" />} busy={isBusy} onClick={() => input.current?.click()}>
        {t('Choose a CSV file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('CSV file with equipment')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) reading.mutate(file);
          event.target.value = '';
        }}
      />
      {reading.isError && <AlertBox type="danger">{reading.error.message}</AlertBox>}
    </div>
  );
}

/** @throws Error with a message if the file is no text, such as a workbook */
async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES)
    throw new Error(t('{{name}} is longer than a list of 500 rows can be: split it.', { name: file.name }));
  const text = await file.text();
  if (text.includes('\0') || text.includes('\uFFFD'))
    throw new Error(
      t('{{name}} holds no text. Save the list as CSV (UTF-8) and choose that file.', { name: file.name }),
    );
  return text;
}
