import { takePostTicket } from '#api/calls/gate.ts'
import { takeForm } from './tickets.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

export const gateFamily = [
  forAnyone(takePostTicket, ({ ticket }, world) => takeForm(world, ticket)),
]
