import { Hono } from 'hono'
import { html } from 'hono/html'
import type { World } from '#test/sandbox/world.ts'
import { takeMallTicket } from './welfare.ts'

/** The points mall's door, to be mounted under `/sandbox/mall`: signs in by a ticket, once. */
export function mallPage(world: World): Hono {
  const app = new Hono()
  app.get('/autoLogin', (context) => {
    const user = takeMallTicket(world, context.req.query('ticket') ?? '')
    const words = user === null ? '登录链接已失效，请返回 App 重新打开' : '积分商城：您已登录'
    const page = html`<!doctype html>
      <html lang="zh-CN">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>积分商城</title>
        </head>
        <body>
          <h1>${words}</h1>
        </body>
      </html>`
    return context.html(page, user === null ? 410 : 200)
  })
  return app
}
