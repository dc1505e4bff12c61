import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { ButtonLink } from '../button/button-link.tsx';

export interface MoreLinkProps {
  /** Address of the list with one page more: without a script the link goes there. */
  readonly to: string;
  readonly label: string;
  /** It was asked for and is on its way. */
  readonly isComing: boolean;
}

/** Asks for the next page of a list when it comes into sight, or when it is pressed; the page stays where it is. */
export function MoreLink({ to, label, isComing }: MoreLinkProps) {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || !isIdle) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void navigate(to, { replace: true, preventScrollReset: true });
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [to, isIdle, navigate]);

  return (
    <div ref={place} className="flex justify-center">
      <ButtonLink to={to} replace preventScrollReset variant="secondary" fullWidth busy={isComing}>
        {label}
      </ButtonLink>
    </div>
  );
}
