// `npm run images`: the images of the market, built and tried. See docs/how-to/images.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@haat/tools/commands';
import { closureOf, type LockedPackages } from './closure.ts';
import { imagesOf, type Image } from './image-list.ts';
import { describeImage, readDebianPackages } from './sbom.ts';
import { gatherLicences, stageImage, writeInto } from './stage-image.ts';
import { findBuilder, makeDebianRoot, type Builder } from './builder.ts';
import { tryImage } from './try-image.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    into: { type: 'string', default: join(root, 'dist', 'images') },
    'no-try': { type: 'boolean', default: false },
  },
});
process.exitCode = await makeImages(values.only, values.into, !values['no-try']);

async function makeImages(only: readonly string[], into: string, areTried: boolean): Promise<number> {
  const builder = findBuilder();
  if (typeof builder === 'string') {
    console.log(`Left out: ${builder}`);
    return 0;
  }
  const images = imagesOf(root).filter(({ name }) => only.length === 0 || only.includes(name));
  const epoch = process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct');
  const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  mkdirSync(into, { recursive: true });
  const debian = makeDebianRoot(join(into, 'root.tar'), epoch);
  let failed = 0;
  for (const image of images) {
    const at = new Date(Number(epoch) * 1000).toISOString();
    const id = makeImage(builder, image, { packages, into, debian, epoch, version, at });
    console.log(`${image.name}: ${id.slice(0, 19)}, ${sizeOf(builder, id)} MB, version ${version}`);
    if (!areTried || image.health === null) continue;
    const problem = await tryImage(builder, image, version);
    console.log(problem === null ? `${image.name}: started, and healthy` : `${image.name}: ${problem}`);
    if (problem !== null) failed += 1;
  }
  return failed === 0 ? 0 : 1;
}

interface MakeOptions {
  readonly packages: LockedPackages;
  readonly into: string;
  readonly debian: string;
  /** Seconds since 1970 that every file and the image bear. */
  readonly epoch: string;
  readonly version: string;
  readonly at: string;
}

/** Lays an image's folder out, with its bill of materials and licences beside it, builds it, and answers its id. */
function makeImage(
  builder: Builder,
  image: Image,
  { packages, into, debian, epoch, version, at }: MakeOptions,
): string {
  const folder = mkdtempSync(join(tmpdir(), `haat-image-${image.name}-`));
  try {
    const folders =
      image.project === null ? [] : closureOf(packages, image.project, { os: 'linux', cpu: process.arch });
    if (image.project === null) execFileSync('cp', ['-r', join(root, image.files ?? ''), join(folder, 'app')]);
    else stageImage(root, packages, folders, join(folder, 'app'));
    execFileSync('cp', ['--reflink=auto', debian, join(folder, 'root.tar')]);
    const status = execFileSync('tar', ['xOf', debian, './var/lib/dpkg/status'], { encoding: 'utf8' });
    const bom = describeImage(packages, {
      name: image.name,
      version,
      folders,
      debian: image.project === null ? [] : readDebianPackages(status),
      at,
    });
    writeInto(into, `${image.name}.cdx.json`, `${JSON.stringify(bom, null, 1)}\n`);
    writeFileSync(join(into, `${image.name}.licences.txt`), gatherLicences(root, packages, folders));
    return builder.build(folder, {
      file: join(root, 'deploy', 'Containerfile'),
      target: image.target,
      tag: `krishi-haat/${image.name}:${version}`,
      name: image.name,
      epoch,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizeOf(builder: Builder, id: string): number {
  return Math.round(builder.bytes(id) / 1e6);
}

function git(...given: string[]): string {
  return existsSync(join(root, '.git')) ? execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim() : '0';
}
