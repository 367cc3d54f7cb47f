import { takePostTicket } from '#api/calls/gate.ts'
import { formStep, type FormStep } from '#domain/navigation/posted-form.ts'
import { FORM_BANKS } from '#platform/form-banks.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'

const TAKE = actCall(takePostTicket)

/** The result of a ticket. `failed`: no answer came, and the ticket may be used up. */
export type TicketResult = FormStep | { readonly step: 'expired' } | { readonly step: 'failed' }

/** A ticket works once, and effects may run twice: one attempt for each ticket. */
const attempts = new Map<string, Promise<TicketResult>>()

async function take(ticket: string): Promise<TicketResult> {
  const sent = await sendAct({ intent: `ticket ${ticket}`, call: TAKE({ ticket }), quiet: true })
  if (sent.end === 'refused') return { step: 'expired' }
  if (sent.end === 'done' && sent.payload !== null) return formStep(sent.payload, FORM_BANKS)
  attempts.delete(ticket)
  return { step: 'failed' }
}

/** The form of a ticket; the provider is queried once, and again only after a lost answer. */
export function takeTicket(ticket: string): Promise<TicketResult> {
  const attempt = attempts.get(ticket) ?? take(ticket)
  attempts.set(ticket, attempt)
  return attempt
}
