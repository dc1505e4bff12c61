/** What a message means: each tone comes with a pictogram or a word, never with colour alone. */
export type MessageTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** The ground under a picture or a pictogram; it carries no meaning. */
export type SurfaceTone = 'primary' | 'turmeric' | 'sky' | 'soil' | 'plain';

/** Ground and text of a message, each pair at 7:1 or more. */
export const messageTones: Readonly<Record<MessageTone, string>> = {
  success: 'bg-primary-tint text-primary',
  warning: 'bg-turmeric-tint text-on-turmeric-tint',
  danger: 'bg-clay-tint text-clay',
  info: 'bg-sky-tint text-sky',
  neutral: 'bg-soil-tint text-ink',
};

/** Ground and pictogram colour of a picture tile. */
export const surfaceTones: Readonly<Record<SurfaceTone, string>> = {
  primary: 'bg-primary-tint text-primary',
  turmeric: 'bg-turmeric-tint text-on-turmeric-tint',
  sky: 'bg-sky-tint text-sky',
  soil: 'bg-soil-tint text-soil',
  plain: 'bg-card text-primary',
};
