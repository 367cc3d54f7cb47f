import { createHmac } from 'node:crypto'
import { RET } from '#api/endpoint.ts'
import { queryRedirectUrl } from '#api/calls/redirect.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { forAnyone } from '#test/sandbox/kernel/route.ts'

/** Sites of the company and of partners that a redirect may lead to; all invented. */
const SITES: ReadonlySet<string> = new Set([
  'mall.hean.example',
  'service.hean.example',
  'pay.riverbank.example',
])

/** The partner bank's own login, the one place for somebody who is not signed in. */
const PARTNER_LOGIN = 'https://pay.riverbank.example/h5/login'

/**
 * The target when it is an https address of a listed site, without a user, a password or a port in
 * it.
 */
function listed(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const plain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return plain && SITES.has(url.host) ? url : null
}

export const redirectFamily = [
  forAnyone(queryRedirectUrl, ({ redirect }, world, user) => {
    const url = listed(redirect)
    if (!url) throw new Refusal(RET.redirectRefused, '不能跳转到该地址')
    if (!user && url.origin + url.pathname !== PARTNER_LOGIN) {
      throw new Refusal(RET.notLoggedIn, '请先登录')
    }
    const openId = user?.open_id ?? ''
    const now = world.clock.now()
    const secret = world.providerKey.export({ type: 'pkcs8', format: 'der' })
    const signed = createHmac('sha256', secret)
      .update([url.href, openId, now].join('|'))
      .digest('hex')
    if (user) url.searchParams.set('openid', openId)
    url.searchParams.set('time', now)
    url.searchParams.set('sign', signed)
    return { url: url.href }
  }),
]
