import { vi } from 'vitest';
import { setScriptWaiter } from './pending-scripts.ts';

setScriptWaiter(() => vi.dynamicImportSettled());
