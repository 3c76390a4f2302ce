import type { CostCode } from '@fieldspan/domain/money/costing';
import { IconBackhoe, IconBriefcase, IconCertificate, IconDots, IconPackages, IconUsers } from '@fieldspan/ui/icons';

const ICONS = {
  labour: IconUsers,
  material: IconPackages,
  subcontract: IconBriefcase,
  equipment: IconBackhoe,
  permit: IconCertificate,
  other: IconDots,
} as const satisfies Record<CostCode, unknown>;

export function CostIcon({ code }: { code: CostCode }) {
  const Icon = ICONS[code];
  return <Icon aria-hidden="true" />;
}
