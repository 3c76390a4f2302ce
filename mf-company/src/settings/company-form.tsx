import { companyQuery } from '@fieldspan/api/queries/company';
import type { Company } from '@fieldspan/api/queries/company';
import { dataText, msg } from '@fieldspan/domain/message';
import { NO_REGION, regionChoices } from '@fieldspan/domain/region-choices';
import { countries } from '@fieldspan/domain/regions';
import type { Region } from '@fieldspan/domain/regions';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageEntry } from '@fieldspan/records/entry';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { RecordDetails } from '@fieldspan/records/page/record-details';

const asOption = ({ code, name }: Region) => ({ value: code, label: dataText(name) });

const companyEntry: Pick<PageEntry<'Company', Company>, 'model' | 'record' | 'sections' | 'saidAfter'> = {
  model: 'Company',
  record: msg('Company'),
  saidAfter: msg('Saved!'),
  sections: [
    {
      title: msg('Company'),
      fields: [
        { kind: 'text', name: 'company_name', label: msg('Company name'), required: true, wide: true },
        { kind: 'choice', name: 'country', label: msg('Country'), options: countries('en').map(asOption) },
        {
          kind: 'choice',
          name: 'province',
          label: msg('Province or state'),
          options: regionChoices().filter((choice) => !('value' in choice) || choice.value !== NO_REGION),
        },
      ],
    },
    {
      title: msg('Reach'),
      fields: [
        { kind: 'text', name: 'address', label: msg('Address'), wide: true },
        { kind: 'text', name: 'city', label: msg('City') },
        { kind: 'text', name: 'postal_code', label: msg('Postal code') },
        { kind: 'tel', name: 'phone', label: msg('Phone') },
        { kind: 'url', name: 'website', label: msg('Website') },
      ],
    },
  ],
};

/** The company's own details: a form for administrators, facts for others. */
export function CompanyForm() {
  const { profile } = useCurrentUser();
  const { data: company } = useSuspenseQuery(companyQuery(profile.tenant_id));
  return <RecordDetails entry={companyEntry} record={company} />;
}
