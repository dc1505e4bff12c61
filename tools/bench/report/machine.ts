import { arch, cpus, totalmem, type as system, release, loadavg } from 'node:os';

/** What the figures were measured on, in words; figures of another machine are other figures. */
export function machineFacts(database: string): string[] {
  const processors = cpus();
  const [load = 0] = loadavg();
  return [
    `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}, ${arch()}), ` +
      `${Math.round(totalmem() / 2 ** 30)} GB memory, ${system()} ${release()}`,
    `Node ${process.versions.node}; ${database}`,
    `One process of each; the load generator runs on the same cores. Load of the machine before: ${load.toFixed(2)}`,
  ];
}
