import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { ButtonLink, EmptyState } from '@haat/ui-kit';
import type { LinkProblem } from './agent-stop.data.ts';

/** A link that shows no agent: it is none of ours, or the services are away and it can be opened again. */
export function NoLinkedAgent({ problem }: { readonly problem: LinkProblem }) {
  const { t } = useTranslation('agents');
  const { pathname, search } = useLocation();
  if (problem === 'unknown')
    return (
      <EmptyState
        picture="/pictures/expired-link.svg"
        title={t('stop.unknown')}
        detail={t(errorTextKeys('consent_error.link_unknown'))}
      />
    );
  return (
    <EmptyState
      picture="/pictures/error.svg"
      title={t('stop.away')}
      detail={t('stop.notSeen')}
      action={
        <ButtonLink to={pathname + search} reloadDocument size="large" fullWidth>
          {t('stop.again')}
        </ButtonLink>
      }
    />
  );
}
