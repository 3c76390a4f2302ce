import type { FormField } from '@fieldspan/contract/form-json';
import { t } from '@fieldspan/ui/i18n';
import { IconExternalLink } from '@fieldspan/ui/icons';
import { plainText } from './plain-text.ts';
import styles from './field-answer.module.css';
import { TablePreview } from './table-preview.tsx';

/** What a person will choose from or read. Answers that are typed, drawn or photographed show nothing yet. */
export function FieldAnswer({ field }: { field: FormField }) {
  const preset = typeof field.default === 'string' ? field.default : '';
  switch (field.type) {
    case 'select':
    case 'select-multi':
    case 'checklist':
      return <Choices choices={field.options} />;
    case 'table':
      return <TablePreview columns={field.columns} rows={field.rows} />;
    case 'static-paragraph':
      return <p className={styles.paragraph}>{plainText(preset)}</p>;
    case 'youtube-video':
      return <VideoLink address={preset} />;
    default:
      return null;
  }
}

function Choices({ choices }: { choices: readonly string[] }) {
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={choice} className={styles.choice}>
          {choice}
        </li>
      ))}
    </ul>
  );
}

function VideoLink({ address }: { address: string }) {
  const id = /^(?:https?:\/\/.*(?:v=|youtu\.be\/|embed\/))?([\w-]{11})/.exec(address)?.[1];
  if (!id) return null;
  return (
    <a
      className={styles.video}
      href={`https://www.youtube-nocookie.com/embed/${id}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <IconExternalLink aria-hidden="true" size={16} />
      {t('Open the video in a new tab')}
    </a>
  );
}
