import { companyQuery } from '@fieldspan/api/queries/company';
import type { Company } from '@fieldspan/api/queries/company';
import { NO_REGION, regionChoices } from '@fieldspan/domain/region-choices';
import { countries } from '@fieldspan/domain/regions';
import type { Region } from '@fieldspan/domain/regions';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageEntry } from '@fieldspan/records/entry';
import { useOnlooker } from '@fieldspan/records/onlooker';
import { RecordDetails } from '@fieldspan/records/page/record-details';

const asOption = ({ code, name }: Region) => ({ value: code, label: name });

const companyEntry: Pick<PageEntry<'Company', Company>, 'model' | 'record' | 'canWrite' | 'sections' | 'saidAfter'> = {
  model: 'Company',
  record: 'Company',
  saidAfter: 'Saved!',
  canWrite: ({ viewer }) => viewer.role === 'Admin',
  sections: [
    {
      title: 'Company',
      fields: [
        { kind: 'text', name: 'company_name', label: 'Company name', required: true, wide: true },
        { kind: 'choice', name: 'country', label: 'Country', options: countries('en').map(asOption) },
        {
          kind: 'choice',
          name: 'province',
          label: 'Province or state',
          options: regionChoices().filter((choice) => !('value' in choice) || choice.value !== NO_REGION),
        },
      ],
    },
    {
      title: 'Reach',
      fields: [
        { kind: 'text', name: 'address', label: 'Address', wide: true },
        { kind: 'text', name: 'city', label: 'City' },
        { kind: 'text', name: 'postal_code', label: 'Postal code' },
        { kind: 'tel', name: 'phone', label: 'Phone' },
        { kind: 'url', name: 'website', label: 'Website' },
      ],
    },
  ],
};

/** The company's own details: a form for administrators, facts for the others. */
export function CompanyForm() {
  const { profile } = useOnlooker();
  const { data: company } = useSuspenseQuery(companyQuery(profile.tenant_id));
  return <RecordDetails entry={companyEntry} record={company} />;
}
