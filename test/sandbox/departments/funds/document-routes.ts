import { Hono } from 'hono'
import { announcementPage } from '#test/sandbox/departments/company/announcements.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { communityRules } from './community-rules.ts'
import { documentPage, documentPdf } from '#test/sandbox/market/archives/document-page.ts'

/**
 * Shows the papers that the archives list, any of them as a page or as a file: mount under
 * `/documents`.
 */
export function documentRoutes({ market, clock }: Pick<World, 'market' | 'clock'>): Hono {
  const app = new Hono()
  app.get('/community-rules', (context) => context.html(communityRules()))
  app.get('/:id{announcement-[a-z-]+}', (context) => {
    const [first, today] = [market.start.slice(0, 8), clock.now().slice(0, 8)]
    const page = announcementPage(context.req.param('id'), first, today)
    return page === null ? context.text('没有这份文件', 404) : context.html(page)
  })
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
