import { Form } from 'react-router';
import { Badge, Button, ButtonLink } from '@haat/ui-kit';
import type { CaseView } from '../case.presenter.ts';

/** Returns, complaints and refunds: each with its state and the farmer's possible actions. */
export function OrderCases({ cases }: { readonly cases: readonly CaseView[] }) {
  if (cases.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-col gap-3">
      {cases.map((one) => (
        <li key={one.id} className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-card p-4">
          <h2 className="font-bold">{one.title}</h2>
          <Badge tone={one.status.tone}>{one.status.text}</Badge>
          {one.details.map((detail) => (
            <p key={detail} className="break-words">
              {detail}
            </p>
          ))}
          {one.next ? (
            <ButtonLink to={one.next.to} variant={one.next.isNeeded ? 'primary' : 'secondary'} fullWidth>
              {one.next.label}
            </ButtonLink>
          ) : null}
          {one.acts.length > 0 ? (
            <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
              <input type="hidden" name="intent" value="settle" />
              <input type="hidden" name="issueId" value={one.id} />
              {one.acts.map(({ act, label }) => (
                <span key={act} className="flex-1 basis-36">
                  <Button
                    type="submit"
                    name="act"
                    value={act}
                    variant={act === 'close' ? 'primary' : 'secondary'}
                    fullWidth
                  >
                    {label}
                  </Button>
                </span>
              ))}
            </Form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
