import { useToday } from '@fieldspan/federation/now';
import { Tag } from '@fieldspan/ui/tag';
import { certificateFace } from './certificate-face.ts';

export function CertificateTag({ expires }: { expires: string | null }) {
  const { Icon, tone, text } = certificateFace(expires, useToday());
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {text}
    </Tag>
  );
}
