import { useSearchParams } from '@fieldspan/federation/router';

/** Keeps what is looked at in the address, as `at`. */
export function useKeepLook(): (text: string) => void {
  const [, setParams] = useSearchParams();
  return (text) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('at', text);
        return next;
      },
      { replace: true },
    );
}
