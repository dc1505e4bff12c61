import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'deploy', 'kubernetes');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: Record<string, unknown>;
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
  readonly secretGenerator: readonly { readonly name: string; readonly envs: readonly string[] }[];
  readonly patches: readonly { readonly target: { kind: string; name: string }; readonly patch: string }[];
}
type Pod = {
  readonly securityContext: object;
  readonly containers: readonly {
    image: string;
    securityContext: object;
    envFrom: { secretRef: { name: string } }[];
    readinessProbe?: object;
  }[];
};

/** Kubernetes' own schemas, by what a manifest says it is. */
const KINDS: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  'v1 Namespace': Namespace,
  'v1 ServiceAccount': ServiceAccount,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'batch/v1 Job': Job,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'networking.k8s.io/v1 Ingress': Ingress,
};

const read = <Value>(path: string) => parse(readFileSync(path, 'utf8')) as Value;
const base = read<Kustomization>(join(FOLDER, 'base', 'kustomization.yaml'));
const manifests = base.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, 'base', file), 'utf8')).map((document) => document.toJS() as Manifest),
);
const podOf = ({ spec }: Manifest) => (spec?.['template'] as { spec: Pod } | undefined)?.spec;
const withPods = manifests.filter((manifest) => podOf(manifest) !== undefined);
const named = manifests.map((manifest) => ({ name: `${manifest.kind} ${manifest.metadata.name}`, manifest }));

describe('manifests of the cluster', () => {
  it.each(named)('$name is what Kubernetes’ schema says', ({ manifest }) => {
    const Kind = KINDS[`${manifest.apiVersion} ${manifest.kind}`];
    expect(Kind, `${manifest.apiVersion} ${manifest.kind}`).toBeDefined();
    if (Kind !== undefined) expect(() => new Kind(manifest as never).validate()).not.toThrow();
  });

  it('would be told apart from a manifest that is wrong', () => {
    const [wrong] = withPods;
    const broken = { ...wrong, spec: { ...wrong?.spec, replicas: 'two' } };
    expect(() => new Deployment(broken as never).validate()).toThrow('replicas');
  });

  it.each(withPods.map((manifest) => [manifest.metadata.name, podOf(manifest)] as const))(
    '%s runs as a plain user, writes nowhere and may become nothing',
    (_name, pod) => {
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
      for (const { securityContext } of pod?.containers ?? [])
        expect(securityContext).toEqual({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
    },
  );

  it('run every shell of this repository', () => {
    const shells = globSync('apps/*/server.ts', { cwd: ROOT }).map((file) => file.split('/')[1] ?? '');
    const deployed = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(deployed.sort()).toEqual(['backend', ...shells].sort());
    for (const kind of ['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(
        manifests
          .filter((one) => one.kind === kind)
          .map(({ metadata }) => metadata.name)
          .sort(),
        kind,
      ).toEqual(deployed.sort());
  });
});

/*
 * No kustomize can be had from Debian or npm: what an overlay refers to is looked up instead of rendered.
 */
describe.each(globSync('overlays/*/kustomization.yaml', { cwd: FOLDER }))('%s', (file) => {
  const overlay = read<Kustomization>(join(FOLDER, file));

  it('refers to the base, and changes only what is there', () => {
    for (const resource of overlay.resources)
      expect(existsSync(join(FOLDER, dirname(file), resource, 'kustomization.yaml')), resource).toBe(true);
    for (const { target, patch } of overlay.patches) {
      const found = manifests.find(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
      expect(found, `${target.kind} ${target.name}`).toBeDefined();
      for (const { path, op } of parse(patch) as { path: string; op: string }[]) {
        expect(['replace', 'remove']).toContain(op);
        const value = path
          .slice(1)
          .split('/')
          .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], found);
        expect(value, path).toBeDefined();
      }
    }
  });

  it('names every image and makes every secret that is used', () => {
    const used = withPods.flatMap((manifest) => podOf(manifest)?.containers ?? []);
    expect(new Set(overlay.images.map(({ name }) => name))).toEqual(new Set(used.map(({ image }) => image)));
    const secrets = used.flatMap(({ envFrom }) => envFrom.map(({ secretRef }) => secretRef.name));
    expect(new Set(overlay.secretGenerator.map(({ name }) => name))).toEqual(new Set(secrets));
    for (const { name, envs } of overlay.secretGenerator) expect(envs).toEqual([`secrets/${name}.env`]);
  });
});
