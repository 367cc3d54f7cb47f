import { Hono } from 'hono'
import * as v from 'valibot'
import { COUPON_CONTAINERS } from '#domain/coupon/coupon.ts'
import { ControlError, controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import { expireSessions, openSession, userById } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const wanted = v.strictObject({
  userId: v.string(),
  kind: v.optional(v.picklist(COUPON_CONTAINERS), 'app'),
})
const whose = v.strictObject({ userId: v.optional(v.string()) })

/** `/session`: a session without an end, and the end of sessions. */
export function sessionRoutes({ db, clock }: World): Hono {
  const app = new Hono()
  const persona = (userId: string) => {
    const user = userById(db, userId)
    if (!user) throw new ControlError(`userId: there is no persona "${userId}"`)
    return user
  }

  app.post('/session', async (context) => {
    const { userId, kind } = await controlBody(wanted, context)
    const user = persona(userId)
    const encOpenId = openSession(db, {
      userId,
      kind,
      expiresAt: '',
      openedAt: clock.now(),
    })
    return context.json({ appUserId: user.user_id, openId: user.open_id, encOpenId })
  })

  app.post('/session/expire', async (context) => {
    const { userId = null } = await controlBody(whose, context)
    if (userId !== null) persona(userId)
    return context.json({ expired: expireSessions(db, clock.now(), userId) })
  })
  return app
}
