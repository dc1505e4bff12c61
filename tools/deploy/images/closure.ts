/** A package as `package-lock.json` has it. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** A link to a folder of this repository, `resolved`. */
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The packages of `package-lock.json`, by the folder in which each is installed; those of ours by their own. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The machine for which packages are chosen, as npm names it. */
export interface Platform {
  readonly os: string;
  readonly cpu: string;
}

/**
 * The folders of everything that a project of this workspace needs to run, and nothing that it is only built or tested
 * with: its own, those of the libraries that it reaches and those of packages, in alphabetical order.
 * @param project its folder, `apps/backend`
 * @throws Error when the lock file lacks the project, or something that it depends on
 */
export function closureOf(packages: LockedPackages, project: string, platform: Platform): string[] {
  if (packages[project] === undefined) throw new Error(`package-lock.json has no project ${project}`);
  const found = new Set<string>();
  const waiting = [project];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const locked = packages[folder];
    if (locked === undefined || found.has(folder)) continue;
    found.add(folder);
    for (const [name, isNeeded] of needsOf(locked)) {
      const place = placeOf(packages, folder, name);
      if (place === null && isNeeded) throw new Error(`package-lock.json lacks ${name}, which ${folder} needs`);
      if (place !== null && (isNeeded || runsOn(packages[place], platform))) waiting.push(place);
    }
  }
  return [...found].sort();
}

/** What a package needs, and whether it cannot do without; a peer that is optional is none. */
function needsOf(locked: LockedPackage): [name: string, isNeeded: boolean][] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const isOptional = (name: string) => name in optionalDependencies;
  return [
    ...Object.keys(dependencies).map((name): [string, boolean] => [name, !isOptional(name)]),
    ...Object.keys(optionalDependencies).map((name): [string, boolean] => [name, false]),
    ...Object.keys(peerDependencies)
      .filter((name) => peerDependenciesMeta[name]?.optional !== true)
      .map((name): [string, boolean] => [name, false]),
  ];
}

/** Where Node finds a package from a folder: beside it or further up. A link leads to its project's folder. */
function placeOf(packages: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ;) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const locked = packages[place];
    if (locked !== undefined) return locked.link === true ? (locked.resolved ?? null) : place;
    if (folder === '') return null;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}

function runsOn(locked: LockedPackage | undefined, { os, cpu }: Platform): boolean {
  return (
    (locked?.os?.includes(os) ?? true) &&
    (locked?.cpu?.includes(cpu) ?? true) &&
    // The images are Debian's.
    (locked?.libc?.includes('glibc') ?? true)
  );
}
