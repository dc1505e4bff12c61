import { pathTo } from '@haat/routing';
import { Banner, ButtonLink } from '@haat/ui-kit';

export interface StepUpBannerProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Where it leads back to. */
  readonly next: string;
}

/** Says that the account waits for its farmer to show that it is theirs, and leads there. */
export function StepUpBanner({ title, text, action, next }: StepUpBannerProps) {
  return (
    <Banner
      tone="info"
      title={title}
      action={
        <ButtonLink to={pathTo('stepUp', {}, { next })} variant="secondary">
          {action}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Banner>
  );
}
