/** Serves the editor of pages, and what it offers to choose from. */
import { Hono, type Context } from 'hono'
import { PAGE_HOSTS, productScreens } from '#test/sandbox/departments/pages/check-context.ts'
import { listPictures } from '#test/sandbox/departments/pages/pictures.ts'
import { OPERATORS } from '#test/sandbox/departments/pages/operators.ts'
import { listSlots } from '#test/sandbox/departments/pages/slots.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { editorFile } from './editor-files.ts'

/**
 * Looser than the product's policy in two points: the editor's libraries write style elements, and
 * its canvas is a frame of the same page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: ${PAGE_HOSTS.map((host) => `https://${host} https://*.${host}`).join(' ')}`,
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const MOST_FUNDS = 500

/** The page of the editor. */
export async function editorPage(context: Context): Promise<Response> {
  const file = await editorFile('index.html')
  if (file === null) return context.text('编辑器没有构建出来', 500)
  return context.body(file.body, 200, {
    'content-type': file.type,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    vary: 'accept',
  })
}

/** Returns whether the answer is to be a page for people: a browser's own navigation says so. */
export const wantsPage = (context: Context): boolean =>
  (context.req.header('accept') ?? '').includes('text/html')

/** `/editor`: the files of the editor, and the choices of its fields. */
export function editorRoutes(world: World, phoneOrigin: string | null): Hono {
  const app = new Hono()
  const { clock } = world
  app.get('/editor/choices', async (context) =>
    context.json({
      now: clock.now(),
      operators: OPERATORS.map(({ name }) => name),
      pictures: listPictures(),
      slots: listSlots(world),
      screens: (await productScreens())
        .filter(({ path }) => !path.includes(':'))
        .map(({ path, title }) => ({ path, title })),
      // Suggestions; any code may be typed.
      funds: world.market.funds.slice(0, MOST_FUNDS).map(({ code, name }) => ({ code, name })),
      phoneOrigin,
    }),
  )
  app.get('/editor/:name{.+}', async (context) => {
    const file = await editorFile(context.req.param('name'))
    if (file === null) return context.text('没有这个文件', 404)
    return context.body(file.body, 200, {
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}
