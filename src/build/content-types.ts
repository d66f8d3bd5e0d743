/** What a built file is, by its extension: the type that browsers get, and whether compression can pay. */
import { extname } from 'node:path';

type Kind = { type: string; compressible: boolean };

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, compressible: true });
const packed = (type: string): Kind => ({ type, compressible: false });

const kinds: Readonly<Record<string, Kind>> = {
  '.avif': packed('image/avif'),
  '.css': text('text/css'),
  '.html': text('text/html'),
  '.ico': { type: 'image/x-icon', compressible: true },
  '.jpg': packed('image/jpeg'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.md': text('text/markdown'),
  '.mp4': packed('video/mp4'),
  '.pdf': packed('application/pdf'),
  '.png': packed('image/png'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.wasm': { type: 'application/wasm', compressible: true },
  '.webmanifest': text('application/manifest+json'),
  '.webp': packed('image/webp'),
  '.woff2': packed('font/woff2'),
  '.xml': text('application/xml'),
};

const unknownKind = packed('application/octet-stream');

export function contentType(file: string): string {
  return kindOf(file).type;
}

export function isCompressible(file: string): boolean {
  return kindOf(file).compressible;
}

function kindOf(file: string): Kind {
  return kinds[extname(file).toLowerCase()] ?? unknownKind;
}
