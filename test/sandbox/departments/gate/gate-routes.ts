import { Hono } from 'hono'
import * as v from 'valibot'
import { takePostTicket } from '#api/calls/gate.ts'
import { controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { keepForm } from './tickets.ts'

/** The addresses that banks know, and where in the pages each leads. */
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ['cmbResult', '/cmbResult'],
  ['bankRedirect', '/taxDelay/bankRedirect'],
  ['icbcResult', '/icbc/result'],
  ['qiandaPortal', '/qianda/portal'],
])

const address = (ticket: string) => `/post?ticket=${ticket}`

/**
 * The provider's gate, to be mounted under `/api/gate`: banks post to an entry, because a page
 * cannot read the body that it was opened with, and are led to the page with a ticket.
 */
export function gateRoutes(world: World): Hono {
  const app = new Hono()
  app.post('/:entry', async (context, next) => {
    const route = ENTRIES.get(context.req.param('entry'))
    if (route === undefined) return next()
    const sent = [...new URLSearchParams(await context.req.text())]
    const form = { direction: 'in', route, fields: sent.map(([name, value]) => ({ name, value })) }
    const read = v.safeParse(takePostTicket.payload, form)
    if (!read.success) return context.text('表单不正确', 400)
    return context.redirect(address(keepForm(world, read.output)), 303)
  })
  return app
}

/** `/sandbox/gate`: keeps any form, in or out, as the provider would. */
export function gateControlRoutes(world: World): Hono {
  const app = new Hono()
  app.post('/gate', async (context) => {
    const ticket = keepForm(world, await controlBody(takePostTicket.payload, context))
    return context.json({ ticket, address: address(ticket) })
  })
  return app
}
