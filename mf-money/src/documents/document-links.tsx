import { showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import type { DocumentLink, SentOf } from '@fieldspan/api/queries/documents';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconLinkOff, IconMail } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NewsRow } from './news-row.tsx';

type DocumentLinksProps = {
  of: SentOf;
  links: { rows: readonly DocumentLink[]; more: number };
  mayWrite: boolean;
};

/** To whom a document was sent, when they saw it last, and how a link is switched off. */
export function DocumentLinks({ of, links: { rows, more }, mayWrite }: DocumentLinksProps) {
  const [asked, setAsked] = useState<DocumentLink | null>(null);
  return (
    <>
      <RelatedCard
        more={more}
        title={t('Sent to')}
        icon={<IconMail aria-hidden="true" />}
        empty={t('Not sent yet')}
        hint={t('When it was sent and opened, and what the customer answered, shows here.')}
      >
        {rows.map((link) => (
          <LinkRow key={link.id} link={link} onSwitchOff={mayWrite ? () => setAsked(link) : null} />
        ))}
      </RelatedCard>
      {asked && <SwitchOffDialog of={of} link={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type LinkRowProps = { link: DocumentLink; onSwitchOff: (() => void) | null };

function LinkRow({ link, onSwitchOff }: LinkRowProps) {
  const { email, created_at, seen_at, revoked_at, ends_at } = link;
  const now = useNow();
  const isOver = ends_at !== null && Date.parse(ends_at) <= now.getTime();
  const isOpen = revoked_at === null && !isOver;
  return (
    <NewsRow
      title={email}
      trailing={
        isOpen ? (
          onSwitchOff && (
            <Button
              size="s"
              icon={<IconLinkOff aria-hidden="true" />}
              aria-label={t('Switch off the link of {{email}}', { email })}
              onClick={onSwitchOff}
            >
              {t('Switch off …')}
            </Button>
          )
        ) : (
          <Tag tone="red">{revoked_at === null ? t('Ended') : t('Switched off')}</Tag>
        )
      }
    >
      <span>
        {[
          t('Sent {{time}}', { time: instantText(created_at) }),
          seen_at === null ? t('not opened yet') : t('last opened {{time}}', { time: instantText(seen_at) }),
          offText(link),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </NewsRow>
  );
}

function offText({ revoked_at, RevokedBy: by }: DocumentLink): string {
  if (revoked_at === null) return '';
  const time = instantText(revoked_at);
  return by
    ? t('switched off {{time}} by {{name}}', { time, name: personName(by) })
    : t('switched off {{time}}', { time });
}

type SwitchOffDialogProps = { of: SentOf; link: DocumentLink; onClose: () => void };

function SwitchOffDialog({ of, link: { id, email }, onClose }: SwitchOffDialogProps) {
  const switching = useMutation({
    mutationFn: () =>
      call(of.model === 'ServiceInvoice' ? 'CustomerLink/switch-off' : 'JobDocumentLink/switch-off', { id }),
    onSuccess: () => showAlert({ type: 'success', message: t('The link is switched off') }),
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('Switch off the link of {{email}}?', { email })}
      message={t(
        'Whoever opens it is told that you switched it off. It cannot be switched on again; send a new one instead.',
      )}
      confirmLabel={t('Switch off')}
      cancelLabel={t('Keep it')}
      onConfirm={async () => void (await switching.mutateAsync())}
    />
  );
}
