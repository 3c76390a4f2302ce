import { crewQuery } from '@fieldspan/api/queries/messaging';
import { useQuery } from '@tanstack/react-query';
import type { ThreadPlace } from '../engine/new-thread-box.ts';
import { useOwnUserId } from '../own-user-id.ts';
import { NewThreadDialog } from './new-thread-dialog.tsx';

type PlacedThreadDialogProps = { place: ThreadPlace; open: boolean; onClose: () => void };

/** Starts a thread about a project or a service. By default it has its name and includes the people working on it. */
export function PlacedThreadDialog({ place: { about, name }, open, onClose }: PlacedThreadDialogProps) {
  const ownId = useOwnUserId();
  const { data: crew = [], isPending, fetchStatus } = useQuery(crewQuery(about));
  // Without a network it starts with nobody preselected.
  if (isPending && fetchStatus === 'fetching') return null;
  const memberIds = crew.filter((id) => id !== ownId);
  return <NewThreadDialog given={{ about, subject: name, memberIds }} open={open} onClose={onClose} />;
}
