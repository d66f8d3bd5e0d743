/** The reference for the server: node:http, which answers every request with the same bytes. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = '', contentType = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { 'content-type': contentType, 'content-encoding': 'br', 'content-length': body.length };

const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body);
}).listen(0, '127.0.0.1', () => process.send?.(server.address()));
