import { headerOf, type BadRequest, type FuzzAnswer } from '../requests/request.ts';
import { checkAnswer } from './check-answer.ts';

const SECRETS = /root:x:0:0|BEGIN [A-Z ]*PRIVATE KEY|"workspaces":/;

/** A shell's answer: never a failure, never another site to go to, never a file of the machine. */
export function checkPage(request: BadRequest, answer: FuzzAnswer): string[] {
  const complaints = checkAnswer(request, answer);
  const location = headerOf(answer, 'location');
  if (location !== '' && leadsAway(location)) complaints.push(`leads away: ${location.slice(0, 80)}`);
  if (SECRETS.test(answer.body)) complaints.push('gives a file of the machine away');
  const isPage = headerOf(answer, 'content-type').includes('html');
  if (isPage && headerOf(answer, 'content-security-policy') === '')
    complaints.push('a page without a content security policy');
  return complaints;
}

function leadsAway(location: string): boolean {
  const here = 'http://here.invalid';
  return URL.parse(location, here)?.origin !== here || /^[/\\]{2}/.test(location);
}
