import { precompress } from '@haat/app-shell/build';
import type { Config } from '@react-router/dev/config';

export default { ssr: true, buildEnd: precompress } satisfies Config;
