import type { FocusEvent } from 'react';

/** For items of a strip that scrolls to the side: browsers leave an item where it is of which any part shows. */
export const bringIntoSight = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
