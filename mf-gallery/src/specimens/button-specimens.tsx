import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconBell, IconDots, IconPlus, IconTrash } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Specimen } from '../specimen.tsx';

const VARIANTS = ['primary', 'default', 'quiet', 'danger'] as const;
const SIZES = ['s', 'm', 'l'] as const;
const WORDS = { primary: 'Clock In', default: 'Review', quiet: 'Cancel', danger: 'Delete' };

export function ButtonSpecimens() {
  return (
    <>
      <Specimen title="Variants" row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {WORDS[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Sizes" row>
        {SIZES.map((size) => (
          <Button key={size} size={size} variant="primary">
            Send
          </Button>
        ))}
      </Specimen>
      <Specimen title="With an icon, as a link" row>
        <Button icon={<IconPlus aria-hidden="true" />}>New thread</Button>
        <Button variant="quiet" render={<AppLink to="/dev/gallery?part=button" />}>
          A link
        </Button>
      </Specimen>
      <Specimen title="Busy" row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} busy>
            {WORDS[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Disabled" row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {WORDS[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Icon buttons" row>
        <IconButton label="More" icon={<IconDots aria-hidden="true" />} />
        <IconButton label="Alerts, something new" icon={<IconBell aria-hidden="true" />} badge />
        <IconButton label="Add" variant="default" icon={<IconPlus aria-hidden="true" />} />
        <IconButton label="New" variant="primary" icon={<IconPlus aria-hidden="true" />} />
        <IconButton label="Delete" variant="danger" icon={<IconTrash aria-hidden="true" />} />
        <IconButton label="Not now" disabled icon={<IconPlus aria-hidden="true" />} />
      </Specimen>
    </>
  );
}
