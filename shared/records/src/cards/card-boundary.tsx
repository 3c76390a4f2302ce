import { explain } from '@fieldspan/api/explain';
import { isError } from '@fieldspan/domain/is-error';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { Component } from 'react';
import type { ReactNode } from 'react';

type CardBoundaryProps = { onReset: () => void; children: ReactNode };

/** Limits a failure to its card. */
export class CardBoundary extends Component<CardBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: isError(error) ? error : new Error(String(error)) };
  }

  readonly #retry = (): void => {
    this.props.onReset();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorState title={t('This could not be loaded')} message={explain(error).text} onRetry={this.#retry} />;
  }
}
