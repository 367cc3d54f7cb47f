import { Hono } from 'hono'
import type { World } from '../../world.ts'
import { documentPage } from './document-page.ts'

/** Shows the papers that the archives list: mount under `/sandbox/documents`. */
export function documentRoutes({ market, clock }: Pick<World, 'market' | 'clock'>): Hono {
  const app = new Hono()
  app.get('/:documentId', (context) => {
    const documentId = context.req.param('documentId')
    const filing = market.archives?.filing(documentId, clock.now())
    return filing ? context.html(documentPage(filing)) : context.text('没有这份文件', 404)
  })
  return app
}
