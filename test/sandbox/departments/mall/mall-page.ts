import { Hono } from 'hono'
import { html } from 'hono/html'
import type { World } from '#test/sandbox/kernel/world.ts'
import { MALL_ORIGIN, takeMallTicket } from '#test/sandbox/departments/activity/welfare.ts'

/** On this machine the door is on the page's own origin, as the banks' page is. */
export function withDoorHere(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('url' in payload)) return payload
  const { url } = payload
  const door = `${MALL_ORIGIN}/sandbox/mall/`
  if (typeof url !== 'string' || !url.startsWith(door)) return payload
  return { ...payload, url: url.slice(MALL_ORIGIN.length) }
}

/** The points mall's door, to be mounted under `/sandbox/mall`: signs in by a ticket, once. */
export function mallPage(world: World): Hono {
  const app = new Hono()
  app.get('/autoLogin', (context) => {
    const user = takeMallTicket(world, context.req.query('ticket') ?? '')
    const words = user === null ? '登录链接已失效，请返回 App 重新打开' : '合作商城：您已登录'
    const page = html`<!doctype html>
      <html lang="zh-CN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>合作商城</title>
        </head>
        <body>
          <h1>${words}</h1>
        </body>
      </html>`
    return context.html(page, user === null ? 410 : 200)
  })
  return app
}
