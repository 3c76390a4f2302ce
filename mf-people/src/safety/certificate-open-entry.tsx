import { certificateQuery } from '@fieldspan/api/queries/certificates';
import type { CertificateRow } from '@fieldspan/api/queries/certificates';
import { certificateTypeChoicesQuery } from '@fieldspan/api/queries/certificate-rules';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import type { OpenEntry } from '@fieldspan/records/entry';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { CertificateFile } from './certificate-file.tsx';
import { CertificateTag } from './certificate-tag.tsx';

export const certificateOpenEntry: OpenEntry<'Certificate', CertificateRow> = {
  model: 'Certificate',
  record: msg('Training Certificate'),
  newTitle: msg('New training certificate'),
  recordQuery: certificateQuery,
  titleOf: (certificate) => certificate.title,
  Status: ({ record }) => <CertificateTag expires={record.expires} />,
  Above: CertificateFile,
  Below: ({ record }) => <RecordComments model="Certificate" slug={record.slug} />,
  sections: [
    {
      title: msg('Certificate'),
      fields: [
        { kind: 'text', name: 'title', label: msg('Certificate'), required: true, wide: true },
        {
          kind: 'relation',
          name: 'user_id',
          label: msg('Person'),
          required: true,
          choices: peopleChoicesQuery,
          shownOf: ({ User }) => User && personName(User),
        },
        {
          kind: 'relation',
          name: 'type_id',
          label: msg('Counts as'),
          hint: msg('The kind that rules of the schedule ask for.'),
          choices: certificateTypeChoicesQuery,
          shownOf: ({ CertificateType: type }) => type?.title ?? null,
        },
        { kind: 'text', name: 'number', label: msg('Number') },
        { kind: 'date', name: 'issued', label: msg('Issued') },
        { kind: 'date', name: 'expires', label: msg('Ends') },
      ],
    },
  ],
  blank: { title: '' },
};
