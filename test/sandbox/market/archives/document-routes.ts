import { Hono } from 'hono'
import type { World } from '#test/sandbox/world.ts'
import { communityRules } from './community-rules.ts'
import { documentPage, documentPdf } from './document-page.ts'

/**
 * Shows the papers that the archives list, any of them as a page or as a file: mount under
 * `/documents`.
 */
export function documentRoutes({ market, clock }: Pick<World, 'market' | 'clock'>): Hono {
  const app = new Hono()
  app.get('/community-rules', (context) => context.html(communityRules()))
  app.get('/:name', (context) => {
    const name = context.req.param('name')
    const documentId = name.replace(/\.pdf$/, '')
    const filing = market.archives?.filing(documentId, clock.now())
    if (!filing) return context.text('没有这份文件', 404)
    if (documentId === name) return context.html(documentPage(filing))
    return context.body(new Uint8Array(documentPdf(filing)), 200, {
      'content-type': 'application/pdf',
    })
  })
  return app
}
