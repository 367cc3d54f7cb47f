import { Hono } from 'hono'
import * as v from 'valibot'
import { readFunnels } from '#test/sandbox/departments/tracking/funnels.ts'
import { campaignCounts } from '#test/sandbox/departments/tracking/campaign-origin.ts'
import { newestEvents } from '#test/sandbox/departments/tracking/tracking.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const MOST_SHOWN = 200

const batches = v.object({ batches: v.number(), repeated: v.number() })
const conversion = v.object({
  event_type: v.string(),
  callback: v.string(),
  web_url: v.string(),
  account_id: v.string(),
  plan_id: v.string(),
})

/**
 * `/tracking`: what pages have sent to tracking, newest first. `?name=` narrows the events.
 * `/campaigns`: what was called and seen by campaign, mark and channel, by days.
 * `/funnels`: how often each step of each funnel was, since `?from=` of the sandbox's clock.
 */
export function trackingRoutes(world: World): Hono {
  const app = new Hono()
  app.get('/tracking', (context) => {
    const counts = world.db.get(
      batches,
      'SELECT count(*) AS batches, coalesce(sum(times) - count(*), 0) AS repeated FROM tracked_batches',
    )
    return context.json({
      ...counts,
      events: newestEvents(world, MOST_SHOWN, context.req.query('name')),
      conversions: world.db
        .all(
          conversion,
          'SELECT event_type, callback, web_url, account_id, plan_id FROM ad_conversions ORDER BY time, event_type',
        )
        .map((it) => ({
          eventType: it.event_type,
          callback: it.callback,
          webUrl: it.web_url,
          accountId: it.account_id,
          planId: it.plan_id,
        })),
    })
  })
  app.get('/funnels', (context) =>
    context.json({ funnels: readFunnels(world, context.req.query('from')) }),
  )
  app.get('/campaigns', (context) => context.json(campaignCounts(world)))
  return app
}
