import { takePostTicket } from '#api/calls/gate.ts'
import { ticketOf } from './testing/ticket.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

export const gate: readonly Scenario[] = [
  scenario(
    takePostTicket,
    async (p) => p.anyone(takePostTicket, { ticket: await ticketOf(p.sandbox) }),
    { tokenExpired: async (p) => p.anyone(takePostTicket, { ticket: 'invented' }) },
  ),
]
