import { Hono } from 'hono'
import * as v from 'valibot'
import type { Mount } from '#test/sandbox/kernel/mount.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { adjust } from './adjusting.ts'
import { part, portfolioByCode, requireParts } from './portfolios.ts'

const asked = v.object({
  portfolioCode: v.string(),
  reason: v.optional(v.string(), '临时调仓'),
  parts: v.pipe(v.array(part), v.minLength(1), v.maxLength(20)),
})

/** `POST /sandbox/advice/adjust { portfolioCode, parts, reason? }`: adjusts a portfolio now. */
const adviceControl = (world: World): Hono => {
  const app = new Hono()
  app.post('/adjust', async (c) => {
    const read = v.safeParse(asked, await c.req.json<unknown>().catch(() => null))
    if (!read.success)
      return c.json({ error: 'portfolioCode, parts [{ fundCode, assetClass, weight }]' }, 400)
    const { db, market, clock } = world
    try {
      const portfolio = portfolioByCode(market, read.output.portfolioCode)
      requireParts(market, read.output.parts)
      const id = db.transaction(() =>
        adjust({ db, market }, portfolio, { ...read.output, time: clock.now() }),
      )
      return c.json({ adjustmentId: id })
    } catch (refusal) {
      if (refusal instanceof Refusal) return c.json({ error: refusal.message }, 409)
      throw refusal
    }
  })
  return app
}

export const mounts: readonly Mount[] = [{ at: '/sandbox/advice', app: adviceControl }]
