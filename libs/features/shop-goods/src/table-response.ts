/** A table as a file that is saved. @param name of the file, in Latin letters */
export function tableResponse(bytes: ArrayBuffer, name: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
