/**
 * The bytes of a file that the user has chosen. Safari reads them from the file itself since 14.1;
 * before that by an answer that has it as its body.
 */
export const blobBytes = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    'arrayBuffer' in Blob.prototype
      ? await blob.arrayBuffer()
      : await new Response(blob).arrayBuffer(),
  )
