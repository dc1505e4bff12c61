import type { BadRequest } from '../requests/request.ts';

const CLIMBS = ['../../../../etc/passwd', '%2e%2e/%2e%2e/%2e%2e/package.json', '..%2f..%2f..%2fetc%2fpasswd', '....//....//server.ts', '%00', '%E0%A4%A', 'x.js%00.css', '\\..\\..\\server\\index.js', '%252e%252e%252fserver', '.', '', 'a'.repeat(3000), '<script>window.__run=1</script>', '.git/config', '*.js'];
const FOLDERS = ['/assets/', '/pictures/', '/texts/', '/texts/x/hi/', '/texts/x/__proto__/', '/health/', '/server/', '/.well-known/', '/api/keycloak/'];

/** Requests for files that a shell's server must keep to itself, or does not have. */
export function badFiles(): BadRequest[] {
  return FOLDERS.flatMap((folder) => CLIMBS.map((climb): BadRequest => ({ route: `${folder}*`, why: `file ${climb.slice(0, 40)}`, method: 'GET', path: folder + climb.replaceAll('<', '%3C').replaceAll('>', '%3E'), headers: {} })));
}
