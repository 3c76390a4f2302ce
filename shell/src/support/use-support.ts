import { useProfile } from '@fieldspan/api/profile';
import { openSupportThread } from '@fieldspan/api/queries/support';
import { useNavigate } from '@fieldspan/federation/router';
import { useMutation } from '@tanstack/react-query';

/** Opens the person's thread with the provider's staff. A second press while it opens does nothing. */
export function useSupport(): { open: () => void; isBusy: boolean } {
  const profile = useProfile();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: openSupportThread,
    onSuccess: (slug) => {
      void navigate(`/message/${slug}`);
    },
  });
  const open = () => {
    if (profile && !isPending) mutate(profile.id);
  };
  return { open, isBusy: isPending };
}
