import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons.ts';
import type { MessageTone } from '../tones.ts';

const icons = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  info: InfoIcon,
  neutral: InfoIcon,
} as const;

/** The pictogram of a tone, so that a message does not depend on its colour. */
export function ToneIcon({ tone }: { readonly tone: MessageTone }) {
  const Icon = icons[tone];
  return <Icon className="relative top-hair shrink-0" />;
}
