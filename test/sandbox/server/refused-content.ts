import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { maskSecrets } from '#domain/identity/secret-fields.ts'

/**
 * The address at which browsers report content refused by a page's Content-Security-Policy; on the
 * page's own origin.
 */
export const REPORTS_PATH = '/track/refused-content'

const MOST_BYTES = 64 * 1024

const reports = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.object({
        effectiveDirective: v.string(),
        blockedURL: v.nullish(v.string(), ''),
        documentURL: v.nullish(v.string(), ''),
      }),
    }),
  ),
  v.maxLength(100),
)

/** No query and no fragment, for these hold codes and names; no long number either. */
const bare = (address: string) =>
  maskSecrets(address.replace(/[?#].*$/, '')).replace(/\d{7,}/g, '***')

/** Takes the browsers' reports into the error log, a line each, with their addresses masked. */
export function refusedContentRoutes(log: (line: string) => void): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: MOST_BYTES, onError: (context) => context.body(null, 413) }))
  app.post('/', async (context) => {
    const read = v.safeParse(reports, await context.req.json().catch(() => null))
    if (!read.success) return context.body(null, 400)
    for (const { type, body } of read.output) {
      const { effectiveDirective, blockedURL, documentURL } = body
      log(`${type} ${effectiveDirective} ${bare(blockedURL)} on ${bare(documentURL)}`)
    }
    return context.body(null, 204)
  })
  return app
}
