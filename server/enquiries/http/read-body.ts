/** Reads a request's body up to a limit, whatever its Content-Length says or leaves unsaid. */

const maxBodyBytes = 64 * 1024;

/** A browser shows an answer only after it has sent its body, so a little more than fits is read and dropped. */
const maxReadBytes = 1024 * 1024;

/** Null when the connection broke before the end. */
export async function readBody(body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      if (size < maxBodyBytes) chunks.push(chunk.subarray(0, maxBodyBytes - size));
      size += chunk.byteLength;
      if (size > maxReadBytes) break;
    }
  } catch {
    return null;
  }
  return { bytes: Buffer.concat(chunks), overflowed: size > maxBodyBytes };
}
