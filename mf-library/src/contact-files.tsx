import { useViewer } from '@fieldspan/api/profile';
import { assetFilesQuery, contactFilesQuery } from '@fieldspan/api/queries/contact-assets';
import { contractFilesQuery } from '@fieldspan/api/queries/contracts';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Places } from '@fieldspan/contract/places';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Files } from './files-tab.tsx';
import { contactFiles, contractFiles } from './upload/upload-queue.ts';

/** Papers and pictures of a contact, with those of their assets. */
export function ContactFiles({ contact }: Places['contact.tab']) {
  const { data: files } = useSuspenseQuery(contactFilesQuery(contact.id));
  return (
    <Files
      model="ContactFile"
      place={contactFiles({ contact_id: contact.id }, contact.name)}
      isWriter={mayWrite('ContactFile')(useViewer())}
      files={files}
      hint={t('Agreements, certificates and pictures of this contact show here.')}
      tag={undefined}
      to={() => `/contact/${contact.slug}/files`}
    />
  );
}

/** Manuals and pictures of a customer's asset. */
export function AssetFiles({ asset }: Places['asset.tab']) {
  const { data: files } = useSuspenseQuery(assetFilesQuery(asset.id));
  return (
    <Files
      model="ContactFile"
      place={contactFiles({ contact_id: asset.contactId, asset_id: asset.id }, asset.name)}
      isWriter={mayWrite('ContactFile')(useViewer())}
      files={files}
      hint={t('Manuals, name plates and pictures of it show here.')}
      tag={undefined}
      to={() => `/contact/asset/${asset.slug}/files`}
    />
  );
}

/** What every visit of a contract has at hand. */
export function ContractFiles({ contract }: Places['contract.tab']) {
  const { data: files } = useSuspenseQuery(contractFilesQuery(contract.id));
  return (
    <Files
      model="ServiceContractFile"
      place={contractFiles(contract.id, contract.name)}
      isWriter={mayWrite('ServiceContractFile')(useViewer())}
      files={files}
      hint={t('The agreement, plans and manuals: every visit of this contract has them at hand.')}
      tag={undefined}
      to={() => `/service-contract/${contract.slug}/files`}
    />
  );
}
