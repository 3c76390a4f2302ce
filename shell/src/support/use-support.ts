import { useProfile } from '@fieldspan/api/profile';
import { openSupportThread } from '@fieldspan/api/queries/support';
import { currentSession } from '@fieldspan/api/session';
import { useNavigate } from '@fieldspan/federation/router';
import { useMutation } from '@tanstack/react-query';

/** Opens the person's support thread; for the provider's staff the inbox of all. A second press while it opens does nothing. */
export function useSupport(): { open: () => void; isBusy: boolean } {
  const navigate = useNavigate();
  const isStaff = useProfile()?.masterKeySession === 1;
  const { mutate, isPending } = useMutation({
    mutationFn: openSupportThread,
    onSuccess: (slug) => {
      void navigate(`/message/${slug}`);
    },
  });
  const open = () => {
    const session = currentSession();
    if (isStaff) void navigate('/support');
    else if (session && !isPending) mutate(session.userId);
  };
  return { open, isBusy: isPending };
}
