import { isError } from '@fieldspan/domain/is-error';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useLocation } from '@fieldspan/federation/router';
import { forgetFailedScreens } from './lazy-screen.ts';

type BoundaryProps = {
  /** When it changes, for example on navigation, the boundary tries again. */
  resetKey: string;
  /** Returns the code of the report, or null. */
  onError: (error: Error) => string | null;
  onReset: () => void;
  fallback: (error: Error, code: string | null, retry: () => void) => ReactNode;
  children: ReactNode;
};

type BoundaryState = { error: Error | null; code: string | null };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, code: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'error'> {
    return { error: isError(error) ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error): void {
    // A retry loads failed code again, wherever it was requested.
    forgetFailedScreens();
    this.setState({ code: this.props.onError(error) });
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = (): void => {
    this.props.onReset();
    this.setState({ error: null, code: null });
  };

  override render(): ReactNode {
    const { error, code } = this.state;
    return error ? this.props.fallback(error, code, this.#retry) : this.props.children;
  }
}

type ScreenBoundaryProps = Pick<BoundaryProps, 'onError' | 'fallback' | 'children'>;

/** Catches the error of a screen and of its queries, in place. Retry renders and queries again. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary {...props} resetKey={pathname} onReset={reset} />}
    </QueryErrorResetBoundary>
  );
}
