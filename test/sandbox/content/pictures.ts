import { Hono } from 'hono'
import { textHash } from '#test/sandbox/market/randomness.ts'

/** Pictures of items: plain shapes in colours of their own, by the name. Mount under `/documents/pictures`. */
export function pictureRoutes(): Hono {
  const app = new Hono()
  app.get('/:name', (context) => {
    const name = context.req.param('name')
    if (!/^[a-z][a-z0-9-]{1,40}\.svg$/.test(name)) return context.text('没有这张图片', 404)
    const hue = textHash(name) % 360
    const picture =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 345" width="690" height="345">` +
      `<rect width="690" height="345" fill="hsl(${hue} 45% 82%)"/>` +
      `<path d="M0 260 C 120 ${160 + (hue % 70)} 220 300 345 ${190 + (hue % 50)} S 560 ${90 + (hue % 90)} 690 140 V345 H0Z" fill="hsl(${hue} 45% 62%)"/>` +
      `<circle cx="${120 + (hue % 420)}" cy="92" r="38" fill="hsl(${(hue + 40) % 360} 70% 74%)"/></svg>`
    return context.body(picture, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    })
  })
  return app
}
