import { takePostTicket } from '#api/calls/gate.ts'
import { takeForm } from '#test/sandbox/gate/tickets.ts'
import { forAnyone } from './route.ts'

export const gateFamily = [
  forAnyone(takePostTicket, ({ ticket }, world) => takeForm(world, ticket)),
]
