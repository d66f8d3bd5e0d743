/**
 * Answers simple GETs for known files straight on the socket, before node:http builds its request and
 * response objects, which cost more than the answer. At the first byte it does not understand it hands
 * the connection, with that byte, to node:http for good.
 */
import type { Socket } from 'node:net';
import type { AddressResolver } from './resolve-address.ts';
import { parseSimpleGet, type SimpleGet } from './simple-get.ts';
import { chooseRepresentation, isCurrent, type StaticFile } from './static-file.ts';
import { statusAndDate } from './status-line.ts';

export type FastLane = {
  admit(socket: Socket, handOver: (socket: Socket) => void): void;
  /** Lets the visitors in the lane have what they were promised, and closes their connections. */
  close(): void;
};

export function createFastLane(resolve: AddressResolver, idleTimeout: number): FastLane {
  const sockets = new Set<Socket>();

  function admit(socket: Socket, handOver: (socket: Socket) => void): void {
    const leave = () => sockets.delete(socket);
    const hangUp = () => socket.destroy();
    const finish = () => socket.end();
    const drained = () => socket.resume();

    function serve(chunk: Buffer): void {
      const request = parseSimpleGet(chunk);
      const resolution = request && resolve(request.target);
      if (request && resolution?.kind === 'file') {
        // A visitor who asks faster than it reads must wait, or the answers would pile up here.
        if (!writeFile(socket, resolution.file, request)) socket.pause();
      } else {
        pass(chunk);
      }
    }

    function pass(chunk: Buffer): void {
      leave();
      socket.off('data', serve).off('drain', drained).off('end', finish);
      socket.off('close', leave).off('error', hangUp).off('timeout', hangUp).setTimeout(0);
      socket.pause();
      socket.unshift(chunk);
      handOver(socket);
      socket.resume();
    }

    sockets.add(socket);
    socket.on('data', serve).on('drain', drained).on('end', finish);
    socket.on('close', leave).on('error', hangUp).on('timeout', hangUp).setTimeout(idleTimeout);
  }

  return {
    admit,
    close: () => {
      for (const socket of sockets) socket.end();
    },
  };
}

/** False when the visitor has not read what it was sent. */
function writeFile(socket: Socket, file: StaticFile, request: SimpleGet): boolean {
  const chosen = chooseRepresentation(file, request.acceptEncoding);
  const current = isCurrent(file, chosen, request.ifNoneMatch);
  socket.cork();
  socket.write(statusAndDate(current ? 304 : 200), 'latin1');
  socket.write(current ? chosen.notModifiedHeaderBytes : chosen.headerBytes);
  if (!current) socket.write(chosen.body);
  socket.uncork();
  return !socket.writableNeedDrain;
}
