import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../table/refusal.js';
import type { RefusalName } from '../words/en.js';
import { sayRefusal } from '../words/say-refusal.js';
import { languageOf } from './language.js';

/** What is wrong, for programs and, in the reader's language, for people. */
const problemOf = (refusal: Refusal, accepted: string | undefined) => ({
  name: refusal.name,
  ...(refusal.about && { about: refusal.about }),
  says: sayRefusal(refusal, languageOf(accepted)),
});

/** Says in the reader's language why a request is refused. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal) {
  return reply
    .status(status)
    .header('vary', 'accept-language')
    .send(problemOf(refusal, request.headers['accept-language']));
}

export const refuseBy = (request: FastifyRequest, reply: FastifyReply, status: number, name: RefusalName) =>
  refuse(request, reply, status, { name });

/** The same for a line that asked for something other than an answer, or for nothing that can be read. */
export function rawAnswer(accepted: string | undefined, status: number, name: RefusalName): string {
  const body = JSON.stringify(problemOf({ name }, accepted));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
