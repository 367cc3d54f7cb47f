import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { JSAPI_APP, jsapiSignature } from '#test/sandbox/departments/identity/jsapi.ts'
import { later, makeToken } from '#test/sandbox/departments/identity/proofs.ts'
import { isLoopback } from '#test/sandbox/kernel/loopback.ts'
import { issueCode, userById, type CodeKind } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { controlBody } from '#test/sandbox/kernel/control/control-error.ts'
import type { ListedUser } from './control-page-people.ts'
import { authorizePage, choicePage, messagePage } from './entry-pages.ts'

const CODE_MS = 5 * 60_000

/** The cookie of the last person to authorize in this browser, signed in to the messaging app. */
const PERSON = 'sandbox_person'

const config = v.strictObject({
  appId: v.string(),
  url: v.string(),
  timestamp: v.string(),
  noncestr: v.string(),
  signature: v.string(),
})

/** The address to which a code or token may be sent: at this origin, or on this machine. */
function ownTarget(context: Context, name: string): URL | null {
  const own = new URL(context.req.url)
  const wish = context.req.query(name) ?? ''
  if (!URL.canParse(wish, own)) return null
  const url = new URL(wish, own)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && (url.origin === own.origin || isLoopback(url.origin)) ? url : null
}

/** The address of this page with a choice added to its query. */
const choiceOf =
  (context: Context) =>
  (choice: Readonly<Record<string, string>>): string => {
    const { user: _user, deny: _deny, silent: _silent, ...rest } = context.req.query()
    return `?${new URLSearchParams({ ...rest, ...choice }).toString()}`
  }

/** The parts that a container adds to the first address, by the words of the request. */
type Entry = (world: World, userId: string, wish: Readonly<Record<string, string>>) => object

const codeFor = ({ db, clock }: World, kind: CodeKind, userId: string) =>
  issueCode(db, kind, userId, later(clock.now(), CODE_MS))

const ENTRIES: Readonly<Record<string, { title: string; enter: Entry }>> = {
  // Its server has exchanged the login code and passes the token on; `code=1` leaves that to the
  // page, and `appletVersion=1` is the mini-program from before there were tokens.
  applet: {
    title: '小程序',
    enter: (world, userId, { code, appletVersion }) => {
      if (appletVersion === '1')
        return { code: codeFor(world, 'applet', userId), appletVersion: '1' }
      if (code === '1') return { code: codeFor(world, 'applet', userId) }
      return { token: makeToken(world, userId, 'login') }
    },
  },
  partner: {
    title: '合作银行',
    enter: (world, userId) => ({ token: codeFor(world, 'partner', userId) }),
  },
  alipay: {
    title: '支付宝小程序',
    enter: (world, userId) => ({ token: codeFor(world, 'partner', userId) }),
  },
}

/**
 * The routes by which people enter: the messaging app's authorization page, the first address of
 * the other containers, and the answer of the messaging app's server about a signature.
 */
export function entryRoutes(world: World, users: () => readonly ListedUser[]): Hono {
  const app = new Hono()
  const { db } = world
  const badTarget = (context: Context, name: string) =>
    context.html(messagePage(`${name} 只能是本站或本机地址`), 400)
  const nobody = (context: Context) => context.html(messagePage('没有这个用户'), 400)

  app.get('/authorize', (context) => {
    const { state, user, silent, deny } = context.req.query()
    const url = ownTarget(context, 'redirect_uri')
    if (!url) return badTarget(context, 'redirect_uri')
    if (state !== undefined) url.searchParams.set('state', state)
    // Without a code: so the messaging app reports that the person refused.
    if (deny === '1') return context.redirect(url.href)
    const person = user ?? (silent === '1' ? getCookie(context, PERSON) : undefined)
    if (person === undefined) return context.html(authorizePage(users(), choiceOf(context)))
    if (!userById(db, person)) return nobody(context)
    setCookie(context, PERSON, person, { httpOnly: true, sameSite: 'Lax', path: '/sandbox' })
    url.searchParams.set('code', codeFor(world, 'web', person))
    return context.redirect(url.href)
  })

  for (const [name, { title, enter }] of Object.entries(ENTRIES)) {
    app.get(`/${name}`, (context) => {
      const url = ownTarget(context, 'to')
      if (!url) return badTarget(context, 'to')
      const { user, ...wish } = context.req.query()
      if (user === undefined) {
        const note = `这里代替${title}：选择一个用户，即从${title}打开页面。页面按浏览器标识与注入的接口判断容器。`
        return context.html(choicePage({ title, note }, users(), choiceOf(context)))
      }
      if (!userById(db, user)) return nobody(context)
      for (const [field, value] of Object.entries(enter(world, user, wish)))
        url.searchParams.set(field, String(value))
      // The state word of the page that has requested the login.
      const { loginState } = wish
      if (loginState !== undefined) url.searchParams.set('loginState', loginState)
      return context.redirect(url.href)
    })
  }

  app.post('/jsapi', async (context) => {
    const { appId, signature, ...claim } = await controlBody(config, context)
    return context.json({
      accepted: appId === JSAPI_APP && signature === jsapiSignature(world, claim),
    })
  })
  return app
}
