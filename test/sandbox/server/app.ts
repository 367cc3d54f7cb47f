import { ALL_RET } from '#api/shown-ret.ts'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { RET } from '#api/endpoint.ts'
import { ORIGIN_HEADERS } from '#domain/tracking/campaign-origin.ts'
import { needsAccount } from '#domain/sign-in/without-account.ts'
import { providerHeaders } from '#offline/page-security.js'
import { controlRoutes, type Control } from './control/control.ts'
import { mounts, routes } from './routes.ts'
import type { Route } from '#test/sandbox/kernel/route.ts'
import { bodyWithin } from '#test/sandbox/kernel/body-within.ts'
import {
  calledFrom,
  countCampaignCall,
} from '#test/sandbox/departments/tracking/campaign-origin.ts'
import { withDoorHere } from '#test/sandbox/departments/mall/mall-page.ts'
import { requireUnfrozen } from '#test/sandbox/departments/identity/freezing.ts'
import { noteSignIn } from '#test/sandbox/departments/identity/sign-ins.ts'
import { requireAccount } from '#test/sandbox/departments/identity/untied.ts'
import { isLoopback } from '#test/sandbox/kernel/loopback.ts'
import { ownRequestsOnly } from '#test/sandbox/kernel/own-requests.ts'
import { ConnectionCut, Refusal } from '#test/sandbox/kernel/refusal.ts'
import { REPORTS_PATH, refusedContentRoutes } from './refused-content.ts'
import { withOddRows } from './faults/faults-odd-row.ts'
import { slowBody } from './faults/faults-slow-body.ts'
import { requestFields } from '#test/sandbox/kernel/request-fields.ts'
import { endedBecause, isExpired, userOfSession } from '#test/sandbox/kernel/store/users.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** An internal error as the caller sees it; its cause is in the log. */
const HTTP_500 = { retCode: 500, retMsg: '服务异常，请稍后再试', payload: null }

/** Enough for every call but the pictures of identity cards. */
const MOST_BYTES = 64 * 1024
/** Somewhat more than the largest page, so that its refusal says why. */
const MOST_PAGE_BYTES = 1024 * 1024
const MOST_UPLOAD_BYTES = 12 * 1024 * 1024
/** A saved state: many days of many personas. */
const MOST_STATE_BYTES = 512 * 1024 * 1024

/** The addresses that a real provider answers; the rest is the testers'. */
const PROVIDER = /^\/(?:api|th|track|documents)(?:\/|$)/

type SandboxEnv = { Variables: { retCode: number } }

/** Statuses of which HTTP forbids a body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

const failure = (status: number) =>
  WITHOUT_BODY.has(status)
    ? new Response(null, { status })
    : Response.json({ ...HTTP_500, retCode: status }, { status })

/** The call's answer, or what a tester has put in its place. */
async function answer(
  route: Route,
  world: World,
  control: Control,
  context: Context<SandboxEnv>,
): Promise<Response> {
  const { faults } = world
  const call = route.endpoint.name
  const latency = faults.latencyFor(call)
  if (latency > 0) await control.wait(latency)
  if (faults.away) throw new ConnectionCut()
  const fault = faults.take(call)
  switch (fault?.kind) {
    case undefined:
      return work(route, world, context)
    case 'oddRow':
      return work(route, world, context, withOddRows)
    case 'cut':
      throw new ConnectionCut()
    case 'http':
      return failure(fault.status)
    case 'retCode':
      return envelope(context, ALL_RET[fault.ret], fault.message, null)
    case 'slow':
      await control.wait(fault.ms ?? control.slowMs)
      return work(route, world, context)
    case 'slowBody': {
      const response = await work(route, world, context)
      return slowBody(response, fault.ms ?? control.slowMs, (ms) => control.wait(ms))
    }
  }
}

function envelope(
  context: Context<SandboxEnv>,
  retCode: number,
  retMsg: string,
  payload: unknown,
): Response {
  context.set('retCode', retCode)
  return context.json({ retCode, retMsg, payload })
}

async function work(
  route: Route,
  world: World,
  context: Context<SandboxEnv>,
  changed: (payload: unknown) => unknown = (payload) => payload,
): Promise<Response> {
  const { endpoint } = route
  try {
    const fields = await requestFields(endpoint, context)
    const origin = calledFrom(endpoint.path, (name) => context.req.header(name))
    settle(world.db, world.market, world.clock.now())
    const encid = context.req.header('encid') ?? ''
    const caller = userOfSession(world.db, context.req.header('openid') ?? '', encid)
    const user = caller?.user
    const ended = caller === undefined ? endedBecause(world.db, encid) : ''
    if (ended !== '' && route.needsUser) throw new Refusal(RET.sessionEnded, ended)
    const expired = user !== undefined && isExpired(world.db, encid, world.clock.now())
    if (expired && route.needsUser) throw new Refusal(RET.sessionExpired, '登录已过期，请重试')
    if (caller !== undefined && needsAccount(endpoint)) requireAccount(world.db, caller)
    if (caller !== undefined && !expired) {
      const userAgent = context.req.header('user-agent') ?? ''
      const { kind } = caller
      const { user_id: userId } = caller.user
      noteSignIn(world.db, { token: encid, userId, kind, userAgent }, world.clock.now())
      requireUnfrozen(world.db, caller.user, endpoint.name, fields)
    }
    const payload = await route.answer(world, expired ? undefined : user, fields, encid)
    countCampaignCall(world, endpoint.name, origin)
    const answered = isLoopback(context.req.header('origin') ?? '')
      ? withDoorHere(payload)
      : payload
    return envelope(context, RET.ok, '', changed(answered))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return envelope(context, error.retCode, error.message, error.payload)
  }
}

/**
 * The provider: the contract's calls, and the control page under `/sandbox`. `log` gets one line a
 * request.
 */
export function sandboxApp(
  world: World,
  control: Control,
  log: (line: string) => void,
): Hono<SandboxEnv> {
  // Not strict: `/sandbox/` is `/sandbox`.
  const app = new Hono<SandboxEnv>({ strict: false })
  // Method, path and outcome: never a query, a body or a header, for these hold codes, names and
  // sums.
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
  app.use(
    secureHeaders({
      // Served over plain http on a tester's machine, to pages of other ports too.
      strictTransportSecurity: false,
      crossOriginResourcePolicy: false,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      // A form names the site that it is sent from, to that site alone.
      referrerPolicy: 'same-origin',
    }),
  )
  // A gateway serves these on the pages' origin, where a document's scripts would be the pages'.
  app.use(async (context, next) => {
    await next()
    if (!PROVIDER.test(context.req.path)) return
    const type = context.res.headers.get('content-type') ?? ''
    for (const [name, value] of providerHeaders(type)) context.header(name, value)
  })
  // Pages of this machine may call with credentials, wherever they are served from.
  app.use(
    cors({
      origin: (origin) => (isLoopback(origin) ? origin : null),
      credentials: true,
      allowHeaders: [
        'content-type',
        'openid',
        'encid',
        'os',
        'h5_version',
        ...Object.values(ORIGIN_HEADERS),
      ],
      allowMethods: ['GET', 'POST'],
      maxAge: 600,
    }),
  )
  app.use('/sandbox/*', ownRequestsOnly)
  app.use(async (context, next) => {
    const isUpload = context.req.header('content-type')?.startsWith('multipart/') ?? false
    const isState = context.req.path === '/sandbox/state'
    const most = isUpload ? MOST_UPLOAD_BYTES : MOST_BYTES
    const isPage = context.req.path.startsWith('/sandbox/pages/')
    const within = isState ? MOST_STATE_BYTES : isPage ? MOST_PAGE_BYTES : most
    const body = await bodyWithin(context.req.raw, within)
    if (body === 'tooLong') {
      // Whoever calls the control page reads the status, as the calls of the product read `retCode`.
      if (context.req.path.startsWith('/sandbox')) {
        return context.json({ error: 'tooLarge', most: within }, 413)
      }
      return context.json({ retCode: RET.badRequest, retMsg: '请求体过长', payload: null })
    }
    // Made from its parts: the server's request is not one of the platform's own.
    if (body !== null) {
      const { url, method, headers } = context.req.raw
      context.req.raw = new Request(url, { method, headers, body })
    }
    await next()
  })
  for (const route of routes()) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(route.endpoint.method, path, (context) => answer(route, world, control, context))
  }
  app.route(REPORTS_PATH, refusedContentRoutes(log))
  for (const { at, app: mounted } of mounts) app.route(at, mounted(world))
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
