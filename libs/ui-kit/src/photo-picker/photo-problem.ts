/** Why a chosen file is not taken. */
export type PhotoProblem = 'not-a-picture' | 'too-big' | 'too-many';

export interface PhotoLimits {
  /** The most photos. */
  readonly count: number;
  /** The largest file that is opened, in bytes, before it is shrunk: more would not fit into a small phone's memory. */
  readonly bytes: number;
}

/** What is wrong with a file by its type and size, before it is opened, where `already` photos have been taken. */
export function photoProblem(
  file: Pick<File, 'type' | 'size'>,
  already: number,
  limits: PhotoLimits,
): PhotoProblem | null {
  if (already >= limits.count) return 'too-many';
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml' || file.size === 0) return 'not-a-picture';
  return file.size > limits.bytes ? 'too-big' : null;
}
