/** An answer as axios gives it where it is asked for a stream: pieces of bytes, as they come. */
export type StreamedAnswer = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Whether an answer is a stream. */
export function isStreamed(answer: unknown): answer is StreamedAnswer {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

/** The same as the platform's own stream, which is read no faster than it is passed on. */
export function webStreamOf(answer: StreamedAnswer): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = answer[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done === true) controller.close();
      else controller.enqueue(piece.value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/** All of it, for what is short. */
export async function bytesOf(answer: StreamedAnswer): Promise<Uint8Array> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of answer) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
