import type { LockedPackage, LockedPackages } from './closure.ts';

/** What is known of an image that is described. */
export interface DescribedImage {
  readonly name: string;
  readonly version: string;
  /** Folders of what is in it, from `closureOf`. */
  readonly folders: readonly string[];
  /** Debian's packages in it. */
  readonly debian: readonly { readonly name: string; readonly version: string; readonly architecture: string }[];
  /** ISO date of the build. */
  readonly at: string;
}

/** The name of a package that is installed in a folder: what comes after its last `node_modules/`. */
export function nameOf(folder: string, locked: LockedPackage): string {
  return locked.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * The parts of an image as a bill of materials in CycloneDX's JSON, version 1.6: packages of npm with their hashes and
 * licences from the lock file, projects of ours, and packages of Debian.
 */
export function describeImage(
  packages: LockedPackages,
  { name, version, folders, debian, at }: DescribedImage,
): object {
  const components = folders.flatMap((folder) => {
    const locked = packages[folder];
    if (locked === undefined) return [];
    const purl = `pkg:npm/${nameOf(folder, locked).replace('@', '%40')}@${locked.version ?? '0.0.0'}`;
    return [
      {
        type: 'library',
        'bom-ref': `${purl}?at=${folder}`,
        name: nameOf(folder, locked),
        version: locked.version ?? '0.0.0',
        purl,
        ...(locked.integrity === undefined ? {} : { hashes: hashesOf(locked.integrity) }),
        ...(locked.license === undefined ? {} : { licenses: [licenceOf(locked.license)] }),
      },
    ];
  });
  const system = debian.map((part) => {
    const purl = `pkg:deb/debian/${part.name}@${part.version}?arch=${part.architecture}`;
    return { type: 'library', 'bom-ref': purl, name: part.name, version: part.version, purl };
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: at, component: { type: 'container', name: `krishi-haat/${name}`, version } },
    components: [...components, ...system],
  };
}

/** `sha512-<base64>` as CycloneDX has it. */
function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(' ').map((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/s);
    return {
      alg: algorithm.replace(/^sha/, 'SHA-'),
      content: Buffer.from(digest, 'base64').toString('hex'),
    };
  });
}

function licenceOf(licence: string): object {
  return / OR | AND | WITH |\(/.test(licence) ? { expression: licence } : { license: { id: licence } };
}

/** The packages of Debian in `var/lib/dpkg/status`. */
export function readDebianPackages(status: string): DescribedImage['debian'] {
  const field = (entry: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(entry)?.[1] ?? '';
  return status
    .split('\n\n')
    .filter((entry) => entry.includes('Package: '))
    .map((entry) => ({
      name: field(entry, 'Package'),
      version: field(entry, 'Version'),
      architecture: field(entry, 'Architecture'),
    }));
}
