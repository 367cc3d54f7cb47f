import * as v from 'valibot'
import type { PhonePage } from '#test/bench/phone-page.ts'
import { realUserAgent } from '#test/containers/container.ts'
import { POST, RECEIVE } from '#test/containers/web-view.ts'
import { weixinPage } from '#test/containers/weixin-page.ts'

/** The word that the tab has sent along with its user. */
const STATE = 'bench'

const called = v.object({ name: v.string(), payload: v.string(), executionContextId: v.number() })
const message = v.object({ id: v.string(), name: v.string() })

/**
 * Makes a blank tab a web view of the messaging app, whose user has left for its authorization from there. Its script interface
 * answers each call at once.
 */
export async function becomeMessenger({ session }: PhonePage): Promise<void> {
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: realUserAgent('wechat', 'WeChat, vivo'),
    acceptLanguage: 'zh-CN,zh',
    platform: 'Linux aarch64',
  })
  session.on('Runtime.bindingCalled', called, ({ name, payload, executionContextId }) => {
    if (name !== POST) return
    const call = v.parse(message, JSON.parse(payload))
    const answer = JSON.stringify({ id: call.id, result: { err_msg: `${call.name}:ok` } })
    const expression = `window.${RECEIVE}?.(${JSON.stringify(answer)})`
    const delivered = session.send('Runtime.evaluate', {
      expression,
      contextId: executionContextId,
    })
    // The page that called may be gone by now.
    delivered.catch(() => undefined)
  })
  await session.send('Runtime.addBinding', { name: POST })
  const left = `sessionStorage.setItem('wxAuthProcessing', '${STATE}');`
  for (const source of [`(${String(weixinPage)})(false)`, left])
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source })
}

/** The address at which the authorization brings a user back to a page of a site. */
export async function addressBack(provider: string, page: string, user: string): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: page, state: STATE, user })
  const answer = await fetch(`${provider}/sandbox/authorize?${query}`, { redirect: 'manual' })
  const to = answer.headers.get('location')
  if (to === null) throw new Error(`the provider authorizes no one for ${page}`)
  return to
}
