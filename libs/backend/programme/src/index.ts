export { programmeArea } from './area.ts';
export { hasActiveCard } from './cards/active-card.ts';
export { approveApplication } from './officer/decide-application.ts';
