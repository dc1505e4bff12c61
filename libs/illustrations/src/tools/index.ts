import type { ToolDrawings } from './tool-drawings.ts';
import { toolsAndMachines } from './tools-and-machines.ts';
import { waterCoversAndStores } from './water-covers-and-stores.ts';

/** Tools, machines and other goods without a label. */
export const tools: ToolDrawings = { ...toolsAndMachines, ...waterCoversAndStores };
