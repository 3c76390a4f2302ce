import type { Asset } from '@fieldspan/api/queries/contact-assets';
import { callChoicesQuery, callsOfAssetQuery } from '@fieldspan/api/queries/contact-assets';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { instantText } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconTool } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

type Call = QueryAnswer<typeof callsOfAssetQuery>['rows'][number];

/** The service calls about an asset, and what was done on them. */
export function AssetHistory({ record: asset }: { record: Asset }) {
  const { viewer } = useCurrentUser();
  const { data: calls } = useSuspenseQuery(callsOfAssetQuery(asset.id));
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <RelatedCard
        more={calls.more}
        title={t('Service calls')}
        icon={<IconTool aria-hidden="true" />}
        empty={t('No service calls')}
        hint={t(
          'Calls about this asset stand here, with what was found and done. A call names its assets on its own page.',
        )}
        action={
          mayWrite('ServiceAsset')(viewer) && (
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {t('Add a service call')}
            </Button>
          )
        }
      >
        {calls.rows.map((link) => (
          <CallRow key={link.id} link={link} />
        ))}
      </RelatedCard>
      <RecordDialog
        model="ServiceAsset"
        title={t('Add a service call')}
        fields={callFields(asset)}
        record={null}
        blank={{ asset_id: asset.id }}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

function CallRow({ link: { Service: call, work } }: { link: Call }) {
  // Calls of other technicians are not shown to everybody.
  if (!call) return <ListItem title={t('A service call')} subtitle={work} />;
  const day = call.completed ?? call.scheduled_at;
  return (
    <ListItem
      to={`/service/${call.slug}/dashboard`}
      title={`${call.job_num} ${call.job_name}`}
      subtitle={[day && instantText(day), work].filter(Boolean).join(' · ')}
      trailing={call.completed !== null && <Tag tone="green">{t('Done')}</Tag>}
    />
  );
}

const callFields = (asset: Asset): Field<'ServiceAsset', Call>[] => [
  {
    kind: 'relation',
    name: 'service_id',
    label: msg('Service call'),
    required: true,
    choices: (typed) => callChoicesQuery(asset.customer_id, typed),
    shownOf: ({ Service }) => Service?.job_name ?? null,
  },
  { kind: 'long-text', name: 'work', label: msg('What was found and done'), wide: true },
];
