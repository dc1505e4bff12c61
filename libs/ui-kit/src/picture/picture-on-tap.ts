/// <reference types="vite/client" />

import { createContext, type ReactNode } from 'react';
import type { PictureImageProps } from './picture-image.tsx';

/** What stands in a picture's room until it is asked for, on pages that load no picture unasked; null on others. */
export const PictureOnTapContext = createContext<((picture: PictureImageProps) => ReactNode) | null>(null);
