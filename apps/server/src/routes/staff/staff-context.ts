import type { Actor, Context, Person } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';

/** A verb's context for the person who is signed in. @throws DoorstepError `not_signed_in`. */
export type StaffContext = (request: FastifyRequest) => Promise<Context>;

export function actorOf({ id, name, role }: Person): Actor {
  return { kind: 'person', id, name, role };
}
