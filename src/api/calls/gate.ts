/** Forms that are posted from or to a bank (rules.md#posted-forms). The call is assumed. */
import * as v from 'valibot'
import { mutation } from '#api/endpoint.ts'
import { text } from '#api/fields.ts'

const fields = v.pipe(
  v.array(v.object({ name: text(64), value: v.pipe(v.string(), v.maxLength(4_000)) })),
  v.maxLength(40),
)

export const takePostTicket = mutation({
  name: 'takePostTicket',
  about: 'Gives the form that was kept under a ticket; the ticket is used up.',
  method: 'POST',
  path: '/api/gate/takePostTicket',
  needsUser: false,
  progress: 'none',
  effect: 'other',
  idempotency: 'once',
  errors: ['tokenExpired'],
  source: 'assumed',
  request: v.object({ ticket: text(64) }),
  payload: v.union([
    v.object({ direction: v.picklist(['in']), route: text(200), fields }),
    v.object({ direction: v.picklist(['out']), action: text(2_000), fields }),
  ]),
})
