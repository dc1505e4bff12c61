import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'picture'> {
  /** Address of a drawn picture; `/pictures/error.svg` unless said otherwise. */
  readonly picture?: string;
}

/** Something could not be loaded or done: says what, and how to go on. Read out as soon as it appears. */
export function ErrorState({ picture = '/pictures/error.svg', ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState picture={picture} {...rest} />
    </div>
  );
}
