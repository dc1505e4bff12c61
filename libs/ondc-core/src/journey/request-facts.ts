import { z } from 'zod';
import type { SentRequest } from './journey-log.ts';

const tagSchema = z.object({
  code: z.unknown().optional(),
  list: z.array(z.object({ code: z.unknown().optional(), value: z.unknown().optional() })),
});
const bodySchema = z.object({
  context: z.object({ action: z.string() }),
  message: z.object({
    intent: z
      .object({ tags: z.array(tagSchema) })
      .optional()
      .catch(undefined),
    update_target: z.string().optional().catch(undefined),
    issue: z
      .object({ id: z.string().optional().catch(undefined), status: z.string().optional().catch(undefined) })
      .optional()
      .catch(undefined),
    issue_id: z.string().optional().catch(undefined),
  }),
});

/** What a request of ours says of itself that its answers are judged by; nothing of a body that is no request. */
export function requestFacts(body: unknown): Pick<SentRequest, 'subscription' | 'isReturn' | 'isClosing' | 'issueId'> {
  const { success, data } = bodySchema.safeParse(body);
  if (!success) return {};
  const { context, message } = data;
  switch (context.action) {
    case 'search': {
      const increments = message.intent?.tags.find(({ code }) => code === 'catalog_inc');
      const mode = increments?.list.find(({ code }) => code === 'mode')?.value;
      return mode === 'start' || mode === 'stop' ? { subscription: mode } : {};
    }
    case 'update':
      return { isReturn: message.update_target === 'item' };
    case 'issue':
      return { isClosing: message.issue?.status === 'CLOSED', issueId: message.issue?.id };
    case 'issue_status':
      return { issueId: message.issue_id };
    default:
      return {};
  }
}
