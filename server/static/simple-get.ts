/**
 * Reads the one form of request that most visits consist of: a whole GET without a body, in one piece.
 * It understands nothing else. Whatever deviates by a single byte is null, and goes to node:http.
 */

export type SimpleGet = {
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

const maxBytes = 8192;

/** Nothing but token names, printable values and proper line ends, so no two parsers can read it differently. */
const wholeRequest = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w-]+:[\t -~]*\r\n)+)\r\n$/;

export function parseSimpleGet(chunk: Buffer): SimpleGet | null {
  if (chunk.length > maxBytes) return null;
  const [, target, lines] = wholeRequest.exec(chunk.toString('latin1')) ?? [];
  if (target === undefined || lines === undefined) return null;

  const request: SimpleGet = { target, acceptEncoding: undefined, ifNoneMatch: undefined };
  let hosts = 0;
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    switch (line.slice(0, Math.max(colon, 0)).toLowerCase()) {
      case 'host':
        hosts += 1;
        break;
      case 'accept-encoding':
        if (request.acceptEncoding !== undefined) return null;
        request.acceptEncoding = value;
        break;
      case 'if-none-match':
        if (request.ifNoneMatch !== undefined) return null;
        request.ifNoneMatch = value;
        break;
      case 'connection':
        if (value.toLowerCase() !== 'keep-alive') return null;
        break;
      case 'content-length':
      case 'transfer-encoding':
      case 'expect':
      case 'upgrade':
        return null;
    }
  }
  return hosts === 1 ? request : null;
}
