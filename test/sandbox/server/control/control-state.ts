import { Hono } from 'hono'
import { restoreState, savedState } from './state-file.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** `/state`: everything as one file, to be downloaded and to be given back. */
export function stateRoutes({ db, clock }: World): Hono {
  const app = new Hono()

  app.get('/state', () => {
    const name = `sandbox-${clock.now()}.sqlite`
    return new Response(new Uint8Array(savedState(db, clock)), {
      headers: {
        'content-type': 'application/vnd.sqlite3',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })

  app.post('/state', async (context) => {
    restoreState(db, clock, new Uint8Array(await context.req.arrayBuffer()))
    return context.json({ now: clock.now() })
  })
  return app
}
