import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../table/refusal.js';
import type { RefusalName } from '../words/en.js';
import { sayRefusal } from '../words/say-refusal.js';
import { languageOf } from './language.js';

/** Says in the reader's language why a request is refused. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal) {
  return reply
    .status(status)
    .header('vary', 'accept-language')
    .send({
      name: refusal.name,
      ...(refusal.about && { about: refusal.about }),
      says: sayRefusal(refusal, languageOf(request.headers['accept-language'])),
    });
}

export const refuseBy = (request: FastifyRequest, reply: FastifyReply, status: number, name: RefusalName) =>
  refuse(request, reply, status, { name });
