import { vi } from 'vitest';
import { waitForCodeBy } from './code-on-its-way.ts';

waitForCodeBy(() => vi.dynamicImportSettled());
