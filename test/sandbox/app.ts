import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { RET } from '#src/api/endpoint.ts'
import { controlRoutes, type Control } from './control.ts'
import { documentRoutes } from './market/archives/document-routes.ts'
import { routes } from './families/index.ts'
import type { Route } from './families/route.ts'
import { bankPages } from './identity/bank-pages.ts'
import { isLoopback } from './loopback.ts'
import { ConnectionCut, Refusal } from './refusal.ts'
import { requestFields } from './request-fields.ts'
import { userOfSession } from './store/users.ts'
import { settle } from './trading/settlement.ts'
import type { World } from './world.ts'

/** A fault of our own as the caller sees it; what it was stands in the log. */
const HTTP_500 = { retCode: 500, retMsg: '服务异常，请稍后再试', payload: null }

/** No call of ours needs more, but for the pictures of identity cards. */
const MOST_BYTES = 64 * 1024
const MOST_UPLOAD_BYTES = 8 * 1024 * 1024

type SandboxEnv = { Variables: { retCode: number } }

async function answer(route: Route, world: World, context: Context<SandboxEnv>): Promise<Response> {
  const { endpoint } = route
  if (world.faults.away) throw new ConnectionCut()
  const fault = world.faults.take(endpoint.name)
  if (fault === 'cut') throw new ConnectionCut()
  if (fault === 'http500') return context.json(HTTP_500, 500)
  if (fault === 'slow') await world.slowly()
  try {
    if (fault === 'retCode') throw new Refusal(RET.notFound, '测试故障：服务返回错误')
    const fields = await requestFields(endpoint, context)
    settle(world.db, world.market, world.clock.now())
    const user = userOfSession(
      world.db,
      context.req.header('openid') ?? '',
      context.req.header('encid') ?? '',
    )
    const payload = await route.answer(world, user, fields)
    context.set('retCode', RET.ok)
    return context.json({ retCode: RET.ok, retMsg: '', payload })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    context.set('retCode', error.retCode)
    return context.json({ retCode: error.retCode, retMsg: error.message, payload: error.payload })
  }
}

/** The provider: the contract's calls, and the control page under `/sandbox`. `log` gets one line a request. */
export function sandboxApp(
  world: World,
  control: Control,
  log: (line: string) => void,
): Hono<SandboxEnv> {
  // Not strict: `/sandbox/` is `/sandbox`.
  const app = new Hono<SandboxEnv>({ strict: false })
  // Method, path and outcome: never a query, a body or a header, for these hold codes, names and sums.
  app.use(async (context, next) => {
    const begun = performance.now()
    let outcome = 'cut'
    try {
      await next()
      outcome = `${context.res.status} retCode=${context.get('retCode') ?? '-'}`
    } finally {
      const ms = Math.round(performance.now() - begun)
      log(`${world.clock.now()} ${context.req.method} ${context.req.path} ${outcome} ${ms}ms`)
    }
  })
  // Pages of this machine may call with credentials, wherever they are served from.
  app.use(
    cors({
      origin: (origin) => (isLoopback(origin) ? origin : null),
      credentials: true,
      allowHeaders: ['content-type', 'openid', 'encid', 'os', 'h5_version'],
      allowMethods: ['GET', 'POST'],
      maxAge: 600,
    }),
  )
  app.use(async (context, next) => {
    const isUpload = context.req.header('content-type')?.startsWith('multipart/') ?? false
    return bodyLimit({
      maxSize: isUpload ? MOST_UPLOAD_BYTES : MOST_BYTES,
      onError: (tooLong) =>
        tooLong.json({ retCode: RET.badRequest, retMsg: '请求体过长', payload: null }),
    })(context, next)
  })
  for (const route of routes()) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(route.endpoint.method, path, (context) => answer(route, world, context))
  }
  app.route('/sandbox/documents', documentRoutes(world))
  app.route('/sandbox/bank', bankPages(world))
  app.route('/sandbox', controlRoutes(world, control))
  app.notFound((context) =>
    context.json({ retCode: RET.notFound, retMsg: '没有这个接口', payload: null }, 404),
  )
  app.onError((error, context) => {
    if (error instanceof ConnectionCut) throw error
    log(`${context.req.path} ${error.stack ?? error.message}`)
    return context.json(HTTP_500, 500)
  })
  return app
}
