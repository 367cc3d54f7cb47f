import { Hono } from 'hono'
import type { World } from '#test/sandbox/kernel/world.ts'
import { fileOf } from './papers.ts'

/** The files of papers, by an address that only their owner is given: mount under `/documents/papers`. */
export function paperRoutes(world: World): Hono {
  const app = new Hono()
  app.get('/:name', async (context) => {
    const file = await fileOf(world, context.req.param('name').replace(/\.pdf$/, ''))
    context.header('cache-control', 'no-store')
    if (file === null) return context.text('没有这份文件', 404)
    return context.body(new Uint8Array(file), 200, { 'content-type': 'application/pdf' })
  })
  return app
}
