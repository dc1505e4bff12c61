/** A host under which people reach a part of the market. */
export interface PublicHost {
  /** A shell's name, or `services` for what browsers and companies call at the backend. */
  readonly part: string;
  /** `haat.example` */
  readonly host: string;
  /** Where its processes listen, `farmer:4200`. */
  readonly upstreams: readonly string[];
}

/** Parts to which longer requests go than nginx.conf lets by: files of rows at the desk. */
const LONGEST_REQUESTS: Readonly<Record<string, string>> = { desk: '40m' };

/** Where nginx listens and finds the certificate. */
export interface ServerOptions {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificate: string;
  readonly key: string;
}

/** What of the backend is reached from outside: sign-in's keys and links, webhooks, photographs. */
const SERVICE_PATHS = ['/realms/', '/payment/v1/webhook/', '/ondc/', '/media/', '/health/live'];

/** The file `market.conf` that nginx.conf includes: upstreams, and a server for each host. */
export function nginxServers(hosts: readonly PublicHost[], options: ServerOptions): string {
  const upstreams = hosts.map(
    ({ part, upstreams: addresses }) => `upstream ${upstreamOf(part)} {
${addresses.map((address) => `  server ${address} max_fails=2 fail_timeout=5s;`).join('\n')}
  keepalive 32;
}`,
  );
  return `${[
    `# Written by npm run open-market.
map $http_accept $accepted_picture {
  default jpeg;
  ~image/avif avif;
  ~image/webp webp;
}
server {
  listen ${options.httpPort} default_server;
  location /.well-known/acme-challenge/ {
    root /srv/acme;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}
# A name that is none of the market's gets nothing.
server {
  listen ${options.httpsPort} ssl default_server;
  ssl_certificate ${options.certificate};
  ssl_certificate_key ${options.key};
  return 444;
}`,
    ...upstreams,
    ...hosts.map((host) => serverOf(host, options)),
  ].join('\n')}\n`;
}

function serverOf({ part, host }: PublicHost, { httpsPort, certificate, key }: ServerOptions): string {
  const inside =
    part === 'services'
      ? [
          ...SERVICE_PATHS.map((path) => `  location ${path} {\n    proxy_pass http://services;\n  }`),
          '  location / {\n    return 404;\n  }',
        ].join('\n')
      : `  set $shell ${part};\n  include shell.conf;`;
  const longest = LONGEST_REQUESTS[part];
  return `server {
  listen ${httpsPort} ssl http2;
  server_name ${host};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
${longest === undefined ? '' : `  client_max_body_size ${longest};\n`}${inside}
}`;
}

function upstreamOf(part: string): string {
  return part === 'services' ? 'services' : `shell_${part}`;
}
