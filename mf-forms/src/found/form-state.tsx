import type { FoundForm } from '@fieldspan/api/queries/found-forms';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconFlag, IconSignature } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';

type State = NonNullable<FoundForm['state']>;

/** The states of a filled form, in words. */
export const STATE_WORDS: Readonly<Record<State, Message>> = {
  changed: msg('Changed after signing'),
  'to-sign': msg('To sign'),
  'to-review': msg('To review'),
  complete: msg('Complete'),
  inactive: msg('No longer active'),
};

type FormStateProps = { form: Pick<FoundForm, 'state' | 'signed_count' | 'signer_count'> };

export function FormState({ form: { state, signed_count: signed, signer_count: all } }: FormStateProps) {
  if (state === 'to-sign')
    return (
      <Tag tone="amber" icon={<IconSignature aria-hidden="true" />}>
        {t('{{signed}} of {{all}} signed', { signed, all })}
      </Tag>
    );
  if (state === 'changed')
    return (
      <Tag tone="red" icon={<IconAlertTriangle aria-hidden="true" />}>
        {translated(STATE_WORDS.changed)}
      </Tag>
    );
  if (state === 'to-review')
    return <Tag icon={<IconEye aria-hidden="true" />}>{translated(STATE_WORDS['to-review'])}</Tag>;
  if (state === 'inactive') return <Tag>{translated(STATE_WORDS.inactive)}</Tag>;
  return (
    <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />}>
      {translated(STATE_WORDS.complete)}
    </Tag>
  );
}

/** How many answers of a form are flagged; nothing without any. */
export function Flags({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Tag tone="red" icon={<IconFlag aria-hidden="true" />}>
      {plural(count, { one: '{{count}} flag', other: '{{count}} flags' })}
    </Tag>
  );
}
