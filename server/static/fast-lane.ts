/**
 * Answers simple GETs for known files straight on the socket, before node:http builds its request and
 * response objects, which cost more than the answer. At the first byte it does not understand it hands
 * the connection, with that byte, to node:http for good.
 */
import type { Socket } from 'node:net';
import type { AddressResolver } from './resolve-address.ts';
import { parseSimpleGet } from './simple-get.ts';
import { chooseRepresentation, isCurrent, type Representation } from './static-file.ts';
import { statusAndDate } from './status-line.ts';

export type FastLane = {
  admit(socket: Socket, handOver: (socket: Socket) => void): void;
  /** Lets the visitors in the lane have what they were promised, and closes their connections. */
  close(): void;
};

type Answer = { chosen: Representation; current: boolean };

export function createFastLane(resolve: AddressResolver, idleTimeout: number): FastLane {
  const sockets = new Set<Socket>();

  /** Null for what is not ours to answer, failures included: node:http meets them too, and reports them. */
  function prepareAnswer(chunk: Buffer): Answer | null {
    const request = parseSimpleGet(chunk);
    if (!request) return null;
    try {
      const resolution = resolve(request.target);
      if (resolution.kind !== 'file') return null;
      const chosen = chooseRepresentation(resolution.file, request.acceptEncoding);
      return { chosen, current: isCurrent(resolution.file, chosen, request.ifNoneMatch) };
    } catch {
      return null;
    }
  }

  function admit(socket: Socket, handOver: (socket: Socket) => void): void {
    const leave = () => sockets.delete(socket);
    const hangUp = () => socket.destroy();
    const finish = () => socket.end();
    const drained = () => socket.resume();

    function serve(chunk: Buffer): void {
      const answer = prepareAnswer(chunk);
      // A visitor who asks faster than it reads must wait, or the answers would pile up here.
      if (!answer) pass(chunk);
      else if (!write(socket, answer)) socket.pause();
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
function write(socket: Socket, { chosen, current }: Answer): boolean {
  socket.cork();
  socket.write(statusAndDate(current ? 304 : 200));
  socket.write(current ? chosen.notModifiedRest : chosen.rest);
  socket.uncork();
  return !socket.writableNeedDrain;
}
