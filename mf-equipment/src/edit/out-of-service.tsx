import { showAlert } from '@fieldspan/api/alerts';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { outagesQuery } from '@fieldspan/api/queries/outages';
import type { Outage } from '@fieldspan/api/queries/outages';
import { saveRecord } from '@fieldspan/api/save-record';
import { takeOutOfService } from '@fieldspan/api/take-out-of-service';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBan, IconCircleCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './out-of-service.module.css';

type OfPiece = { record: Equipment };

/** Takes a piece out of service, for everybody who sees it. */
export function StopButton({ record: { id, description, is_out_of_service: isOut } }: OfPiece) {
  const [isAsking, setIsAsking] = useState(false);
  const [clientKey, setClientKey] = useState(() => crypto.randomUUID());
  if (isOut === 1) return null;
  const stop = async (cause: string): Promise<void> => {
    const isTaken = await takeOutOfService({ client_key: clientKey, equipment_id: id, cause }, description);
    setClientKey(crypto.randomUUID());
    showAlert(
      isTaken
        ? { type: 'success', message: t('{{equipment}} is out of service.', { equipment: description }) }
        : { type: 'saved', message: t('Saved on this device; it is sent as soon as there is a network.') },
    );
  };
  return (
    <>
      <Button icon={<IconBan aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {t('Take out of service')}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Take {{equipment}} out of service', { equipment: description })}
        description={t('Everybody who opens it or scans its label sees the reason, until somebody puts it back.')}
        confirmLabel={t('Take out of service')}
        onConfirm={stop}
      />
    </>
  );
}

/** Why a piece must not be used just now, who said so, and the way back. */
export function OutOfServiceNote({ record: { id, description } }: OfPiece) {
  const { viewer } = useCurrentUser();
  const { data } = useQuery({ ...outagesQuery(id), throwOnError: false });
  const [isAsking, setIsAsking] = useState(false);
  const open = data?.rows.find(({ released_at: at }) => at === null);
  if (!open) return null;
  const release = async (note: string): Promise<void> => {
    await saveRecord('EquipmentOutage', { id: open.id, version: open.version, release_note: note });
    showAlert({ type: 'success', message: t('{{equipment}} is back in service.', { equipment: description }) });
  };
  return (
    <>
      <AlertBox type="danger">
        <div className={styles.note}>
          <strong>{t('Out of service: {{cause}}', { cause: open.cause })}</strong>
          <span>{stoppedText(open)}</span>
          {mayWrite('Equipment')(viewer) && (
            <Button icon={<IconCircleCheck aria-hidden="true" />} onClick={() => setIsAsking(true)}>
              {t('Put back into service')}
            </Button>
          )}
        </div>
      </AlertBox>
      <ReasonDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Put {{equipment}} back into service', { equipment: description })}
        description={t('Say what was done. The note stays with the equipment.')}
        confirmLabel={t('Put back into service')}
        label={t('What was done')}
        isSafe
        onConfirm={release}
      />
    </>
  );
}

/** The times in which a piece was out of service. */
export function Outages({ record: { id } }: OfPiece) {
  const {
    data: { rows, more },
  } = useSuspenseQuery(outagesQuery(id));
  if (rows.length === 0) return null;
  return (
    <RelatedCard more={more} title={t('Out of service')} icon={<IconBan aria-hidden="true" />} empty="" hint="">
      {rows.map((outage) => (
        <ListItem
          key={outage.id}
          title={<span className={styles.cause}>{outage.cause}</span>}
          subtitle={<OutageFacts outage={outage} />}
        />
      ))}
    </RelatedCard>
  );
}

/** Since when and by whom, because of which form, and how it came back. */
function OutageFacts({ outage }: { outage: Outage }) {
  const { CompanyForm: form } = outage;
  return (
    <span className={styles.facts}>
      {outage.released_at === null ? (
        <Tag tone="red">{t('Out of service')}</Tag>
      ) : (
        <Tag tone="green">{t('Back in service')}</Tag>
      )}
      <span>{stoppedText(outage)}</span>
      {form && (
        <AppLink className={styles.form} to={`/form/view/${form.slug}`}>
          {form.child_template_description ?? form.template_title ?? t('Form')}
        </AppLink>
      )}
      <span>{releasedText(outage)}</span>
    </span>
  );
}

function stoppedText({ created_at: at, User: by }: Outage): string {
  const when = instantText(at);
  return by ? t('{{name}}, {{when}}', { name: personName(by), when }) : when;
}

function releasedText({ released_at: at, ReleasedBy: by, release_note: note }: Outage): string {
  if (at === null) return '';
  const when = instantText(at);
  return t('Back in service: {{note}} ({{by}})', {
    note: note ?? '',
    by: by ? t('{{name}}, {{when}}', { name: personName(by), when }) : when,
  });
}
