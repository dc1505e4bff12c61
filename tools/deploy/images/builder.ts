import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What an image is built from and called. */
export interface BuildOptions {
  readonly file: string;
  readonly target: string;
  readonly tag: string;
  /** The argument NAME of the target `shell`. */
  readonly name: string;
  /** Seconds since 1970 that every file and the image bear. */
  readonly epoch: string;
}

/** Debian's buildah, as it can be used on this machine. */
export interface Builder {
  /** @returns the image's id, `sha256:…` */
  build(folder: string, options: BuildOptions): string;
  bytes(id: string): number;
  /** Environment under which buildah and podman find the images. */
  readonly environment: NodeJS.ProcessEnv;
}

/** Debian's packages of an image: the C library, what Node is linked with, and names of time zones and services. */
const DEBIAN_PACKAGES = 'base-files,libc6,libstdc++6,tzdata,netbase';
const SUITE = 'bookworm';

/** Buildah, or a line that says what is missing here. */
export function findBuilder(): Builder | string {
  for (const name of ['buildah', 'mmdebstrap'])
    if (spawnSync(name, ['--version']).status !== 0)
      return `no ${name} here. Images are made by Debian's packages: apt-get install buildah podman mmdebstrap`;
  // Inside a container there is no overlay file system, and no namespace for a build that runs nothing anyway.
  const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: storageDriver() };
  const run = (...given: string[]) =>
    execFileSync('buildah', given, {
      encoding: 'utf8',
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 << 20,
    }).trim();
  return {
    environment,
    build(folder, { file, target, tag, name, epoch }) {
      const chosen = ['--target', target, '--build-arg', `NAME=${name}`, '--timestamp', epoch, '--tag', tag];
      run('build', '--quiet', '--pull-never', '--file', file, ...chosen, folder);
      return `sha256:${run('images', '--no-trunc', '--quiet', tag).replace('sha256:', '')}`;
    },
    bytes(id) {
      const images = JSON.parse(run('images', '--json', '--no-trunc')) as { id: string; size: string }[];
      const size = images.find((image) => id.endsWith(image.id))?.size ?? '0 MB';
      const [number, unit = 'MB'] = size.split(' ');
      return Number(number) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? 1);
    },
  };
}

/** Makes the smallest Debian that runs Node, from Debian's own packages; again only when there is none yet. */
export function makeDebianRoot(tar: string, epoch: string): string {
  if (existsSync(tar)) return tar;
  const sources = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter((path) =>
    existsSync(path),
  );
  const given = ['--variant=extract', `--include=${DEBIAN_PACKAGES}`, '--format=tar'];
  const made = execFileSync('mmdebstrap', [...given, SUITE, '-', ...sources.slice(0, 1)], {
    env: { ...process.env, SOURCE_DATE_EPOCH: epoch },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 30,
  });
  writeFileSync(tar, made);
  return tar;
}

function storageDriver(): string {
  const given = process.env['STORAGE_DRIVER'];
  if (given !== undefined) return given;
  const isContainer = existsSync('/.dockerenv') || existsSync('/run/.containerenv');
  const hasOverlay = existsSync('/proc/filesystems') && readFileSync('/proc/filesystems', 'utf8').includes('overlay');
  return isContainer || !hasOverlay ? 'vfs' : 'overlay';
}
