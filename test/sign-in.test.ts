// @vitest-environment jsdom
import axios from 'axios'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { configureClient } from '#api/client.ts'
import { getLoginUserInfo, getOpenIdByToken, wxAppletLoginEnhanceV2 } from '#api/calls/login.ts'
import { takeEntryWords } from '#app/boot/entry-words.ts'
import { queries } from '#app/data/queries.ts'
import {
  completeSignIn,
  refreshUserInfo,
  requestSignIn,
  signInByItself,
} from '#app/sign-in/sign-in.ts'
import { exchangeCode, leaveForAuthorization } from '#app/sign-in/authorization.ts'
import { offerSwitch } from '#shared/engines/person/handed-over.ts'
import { signOutUser } from '#app/sign-in/sign-out.ts'
import { renewByToken } from '#app/sign-in/token.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { markLogin } from '#session/marks.ts'
import { saveDraft } from '#session/draft.ts'
import { loadRecords, saveRecords } from '#session/history.ts'
import {
  isSignedIn,
  restoreSession,
  session,
  settle,
  signIn,
  signOut,
  whySignedOut,
} from '#session/session.ts'
import { currentToast } from '#ui/base/toast.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import {
  appletCode,
  authorizationCode,
  partnerToken,
} from './sandbox/departments/identity/testing/login-code.ts'
import type { Sandbox } from './sandbox/server/server.ts'
import { ask, call, openSandbox, signIn as enter } from './sandbox/testing/test-client.ts'
import { inTime } from '#ui/testing/in-time.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile'
const WECHAT = `${IPHONE} MicroMessenger/8.0.49(0x18003137) Language/zh_CN`
const invoked = { invoke: () => {}, on: () => {}, call: () => {} }

/** The facts about itself that each container shows a page. */
const CONTAINERS = {
  browser: { userAgent: IPHONE, globals: {} },
  wechat: { userAgent: WECHAT, globals: { WeixinJSBridge: invoked } },
  'mini-program': {
    userAgent: `${WECHAT} miniProgram/wx0123456789abcdef`,
    globals: { WeixinJSBridge: invoked, __wxjs_environment: 'miniprogram' },
  },
  'bank-partner': { userAgent: `${IPHONE} MPBank/9.1.0`, globals: {} },
  alipay: {
    userAgent: `${IPHONE} AliApp(AP/10.5.80) AlipayClient/10.5.80`,
    globals: { AlipayJSBridge: invoked },
  },
} as const

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox()
  vi.stubEnv('VITE_AUTHORIZE_URL', '/sandbox/authorize')
  // Node's adapter: jsdom's would send a preflight request first, as for another site.
  axios.defaults.adapter = 'http'
  configureClient({
    baseURL: sandbox.url,
    identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
    listen: () => {},
  })
})
afterAll(() => sandbox.stop())

beforeEach(() => {
  sessionStorage.clear()
  queries.clear()
  for (const name of ['WeixinJSBridge', '__wxjs_environment', 'AlipayJSBridge']) {
    Reflect.deleteProperty(window, name)
  }
})

/** Reloads the page at an address, in a container. */
async function load(container: keyof typeof CONTAINERS, address: string) {
  const { userAgent, globals } = CONTAINERS[container]
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  Object.assign(window, globals)
  openBridge(
    {
      isLoggedIn: isSignedIn,
      login: async () => false,
      getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
    },
    { handOver: async () => null },
  )
  history.replaceState(null, '', address)
  session.ready = false
  session.arrivalFailed = false
  restoreSession(sessionStorage)
  await completeSignIn(takeEntryWords())
  settle(sessionStorage)
  bridge().dispose()
}

const at = () => `${location.pathname}${location.search}${location.hash}`
const code = (user: string) => authorizationCode(sandbox, user)
const why = () => whySignedOut(session.state).why
const text = () => whySignedOut(session.state).text

/** Leaves for the authorization page; the address to which that leads back, with an answer. */
function left(answer: Readonly<Record<string, string>>, state = session.wxAuthProcessing): string {
  return `/?${new URLSearchParams({ ...answer, state }).toString()}`
}

const leave = () => leaveForAuthorization(false, () => {})

describe('the authorization', () => {
  test('signs in with the code, and shows the page that was left without a trace of it', async () => {
    await load('wechat', '/transaction/TransactionMain?kind=plan&state=done#order')
    let target = ''
    leaveForAuthorization(false, (address) => (target = address))
    const asked = new URL(target).searchParams
    expect(asked.get('state')).toBe(session.wxAuthProcessing)
    expect(new URL(asked.get('redirect_uri') ?? '').search).toBe('?kind=plan')
    await load('wechat', left({ code: await code('zhang') }))
    expect([at(), isSignedIn(), session.wxAuthProcessing, session.redirectUrl]).toEqual([
      '/transaction/TransactionMain?kind=plan&state=done#order',
      true,
      '',
      '',
    ])
  })

  test('that is refused keeps the server’s sentence over reloads, and nothing leaves by itself', async () => {
    await load('wechat', '/asset/holdList')
    await signInByItself()
    const first = session.wxAuthProcessing
    expect(first).not.toBe('')
    await load('wechat', left({ code: await code('tang') }))
    for (let reload = 0; reload < 3; reload += 1) {
      await signInByItself()
      expect([why(), text(), session.wxAuthProcessing]).toEqual([
        'refused',
        '该微信账号已被限制登录，请联系客服',
        '',
      ])
      await load('wechat', '/asset/holdList')
    }
  })

  test.each([
    ['was denied', async () => left({})],
    ['was left by the back button', async () => '/asset/holdList'],
    ["is answered by a friend's code", async () => `/?code=${await code('zhang')}&state=theirs`],
  ])('that %s is cancelled and not begun again', async (_, answer) => {
    await load('wechat', '/asset/holdList')
    await signInByItself()
    await load('wechat', await answer())
    await signInByItself()
    expect([isSignedIn(), why(), session.wxAuthProcessing, session.arrivalFailed]).toEqual([
      false,
      'cancelled',
      '',
      true,
    ])
    expect(at()).not.toMatch(/code|state/)
  })

  test('is begun again once for a code that has expired, and not a second time', async () => {
    const used = await code('zhang')
    await load('wechat', '/asset/holdList')
    leave()
    await load('wechat', left({ code: used }))
    leave()
    const went: string[] = []
    await exchangeCode(used, (address) => went.push(address))
    expect([went.length, session.signInAgain]).toEqual([1, '1'])
    await exchangeCode(used, (address) => went.push(address))
    expect([went.length, why(), text()]).toEqual([1, 'refused', '授权已失效，请重新授权'])
  })

  test('that gets no answer says so', async () => {
    await load('wechat', '/')
    leave()
    const address = left({ code: 'x'.repeat(20) })
    configureClient({
      baseURL: 'http://127.0.0.1:9',
      identity: () => ({ openid: '', encid: '', h5Version: '' }),
      listen: () => {},
    })
    await load('wechat', address)
    expect(why()).toBe('network')
    configureClient({
      baseURL: sandbox.url,
      identity: () => ({ openid: session.openId, encid: session.encOpenId, h5Version: '1.0.0' }),
      listen: () => {},
    })
  })

  test('keeps a user who goes back onto the address of a used code', async () => {
    await load('wechat', '/')
    leave()
    const answer = left({ code: await code('zhang') })
    await load('wechat', answer)
    const keys = session.encOpenId
    await load('wechat', answer)
    expect([session.encOpenId, at()]).toEqual([keys, '/'])
  })

  test('keeps a user who comes back without renewed keys', async () => {
    await load('wechat', '/')
    signIn(sessionStorage, { openId: 'o-1', encOpenId: 'e-1' })
    leaveForAuthorization(true, () => {})
    await load('wechat', '/')
    expect([isSignedIn(), session.wxAuthProcessing]).toEqual([true, ''])
  })

  test('begins by itself once a tab, even where the keys are lost at once', async () => {
    await load('wechat', '/asset/holdList')
    await signInByItself()
    await load('wechat', left({ code: await code('zhang') }))
    sessionStorage.removeItem('openId')
    await load('wechat', '/asset/holdList')
    await signInByItself()
    expect([why(), session.wxAuthProcessing]).toEqual(['never', ''])
  })

  test('never begins by itself in a plain browser, but on a tap', async () => {
    await load('browser', '/asset/holdList')
    await signInByItself()
    expect(session.wxAuthProcessing).toBe('')
    expect(await requestSignIn()).toBe('left')
    expect(session.wxAuthProcessing).not.toBe('')
  })
})

describe('where the browser keeps nothing', () => {
  beforeEach(() => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => {
      refuse.mockRestore()
      sessionStore.clear()
    })
  })

  test('no screen leaves for the authorization page by itself, which could go on without end', async () => {
    await load('wechat', '/asset/holdList')
    await signInByItself()
    expect([why(), session.wxAuthProcessing]).toEqual(['never', ''])
  })

  test('a tap does not lead to an authorization whose answer would not be known, but says so', async () => {
    await load('browser', '/asset/holdList')
    let target = ''
    expect(leaveForAuthorization(false, (address) => (target = address))).toBe('failed')
    expect([target, why(), session.wxAuthProcessing]).toEqual(['', 'unavailable', ''])
  })

  test('a user of a partner is signed in as long as the page lasts', async () => {
    await load('alipay', `/asset/holdList?token=${await partnerToken(sandbox, 'zhang')}`)
    expect([isSignedIn(), at()]).toEqual([true, '/asset/holdList'])
    signOut(sessionStore)
  })
})

describe('a history with a trip', () => {
  test('holds its records, and goes on where it was', async () => {
    await load('wechat', '/')
    saveRecords(sessionStorage, [{ index: 0, path: '/', address: '/' }])
    leave()
    await load('wechat', left({ code: await code('zhang') }))
    expect(loadRecords(sessionStorage)).toEqual([
      { index: 0, path: '/', address: '/' },
      { index: 1, path: '/', address: '/', afterTrip: true },
    ])
    expect(history.state).toEqual({ idx: 1 })
    await load('wechat', '/')
    expect(history.state).toBeNull()
  })
})

describe('an address', () => {
  test('loses what it brings for the session, which keeps it', async () => {
    await load(
      'browser',
      '/fund_detail?fundCode=980301&campaignId=c&markId=m&channel=w&clickId=k&source=1#a',
    )
    // `channel` is also a field of screens, so that it stays.
    expect(at()).toBe('/fund_detail?fundCode=980301&channel=w#a')
    expect(session).toMatchObject({ campaignId: 'c', markId: 'm', channel: 'w', adClickId: 'k' })
  })

  test.each([
    ['/asset/holdList?token=t&code=c#x', '/asset/holdList#x'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/.//x', '/'],
    ['/%2e//x', '/'],
    ['/x/..//y', '/'],
    ['/./\t/evil.example/x', '/'],
    ['/a/../asset/holdList', '/asset/holdList'],
  ])('that leads on to %s opens %s', async (redirectUrl, opened) => {
    await load('browser', `/?${new URLSearchParams({ redirectUrl }).toString()}`)
    expect(at()).toBe(opened)
  })
})

test.each(['//x?code=1', '///x?token=1', '/.//x?redirectUrl=/asset', '//x'])(
  'the address %s of this site opens, without what it brings',
  async (address) => {
    await load('browser', `${location.origin}${address}`)
    expect(at()).toMatch(/^\/(?:asset)?$/)
  },
)

describe('a mini-program', () => {
  test('signs in with its code, and knows the user without a number', async () => {
    await load('mini-program', `/?code=${await appletCode(sandbox, 'applet')}`)
    expect([isSignedIn(), session.lack, session.authFlag, at()]).toEqual([true, 'mobile', '0', '/'])
    expect(session.userInfo?.bindMobileFlag).toBe('0')
    expect(session.token).not.toBe('')
  })

  test('gets new keys once for the token of its login', async () => {
    await load('mini-program', `/?code=${await appletCode(sandbox, 'applet')}`)
    const keys = session.encOpenId
    expect(await renewByToken()).toBe(true)
    expect(session.encOpenId).not.toBe(keys)
    expect(await renewByToken()).toBe(false)
  })

  test('of an older version gives no token', async () => {
    await load('mini-program', `/?code=${await appletCode(sandbox, 'applet')}&appletVersion=1`)
    expect([isSignedIn(), session.token, at()]).toEqual([true, '', '/'])
  })

  test('signs in with its token once, and asks whether a number is bound', async () => {
    const { token } = await ask(sandbox, wxAppletLoginEnhanceV2, {
      code: await appletCode(sandbox, 'applet'),
    })
    await load('mini-program', `/asset/holdList?token=${token}`)
    expect([isSignedIn(), at()]).toEqual([true, '/asset/holdList'])
    await refreshUserInfo()
    expect([session.lack, session.state.at]).toEqual(['mobile', 'visitor'])
    signOut(sessionStorage)
    await load('mini-program', `/asset/holdList?token=${token}`)
    expect([isSignedIn(), why(), text()]).toEqual([false, 'refused', '登录凭证无效或已使用'])
  })

  test('shows why its login was refused', async () => {
    await load('mini-program', `/?code=${await appletCode(sandbox, 'tang')}`)
    expect([why(), text(), session.userInfo]).toEqual([
      'refused',
      '该微信账号已被限制登录，请联系客服',
      null,
    ])
  })
})

describe('partners', () => {
  test.each(['bank-partner', 'alipay'] as const)('%s brings a user by token', async (container) => {
    await load(container, `/?token=${await partnerToken(sandbox, 'partner')}`)
    await refreshUserInfo()
    expect([session.userInfo?.appUserId, session.lack]).toEqual(['partner', null])
  })

  test('a bank without a login page has no sign-in, and that is asked once', async () => {
    await load('bank-partner', '/asset/holdList')
    openBridge(
      {
        isLoggedIn: isSignedIn,
        login: async () => false,
        getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
      },
      { handOver: async () => null },
    )
    await signInByItself()
    expect([why(), session.isRedirect, session.redirectUrl]).toEqual(['unavailable', '', ''])
    bridge().dispose()
  })

  test.each(['browser', 'wechat'] as const)(
    'a token counts for nothing in %s',
    async (container) => {
      await load(container, `/?token=${await partnerToken(sandbox, 'zhang')}`)
      expect([isSignedIn(), why(), at()]).toEqual([false, 'never', '/'])
    },
  )

  test('a mini-program’s code counts for nothing in a browser that claims to be one', async () => {
    const { userAgent } = CONTAINERS['mini-program']
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    history.replaceState(null, '', `/?code=${await appletCode(sandbox, 'zhang')}`)
    openBridge({
      isLoggedIn: isSignedIn,
      login: async () => false,
      getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
    })
    restoreSession(sessionStorage)
    const done = completeSignIn(takeEntryWords())
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    await done
    bridge().dispose()
    expect(isSignedIn()).toBe(false)
  })
})

describe('a link of somebody else, opened by zhang', () => {
  const KINDS = {
    'a token': async () => `token=${await partnerToken(sandbox, 'li')}`,
    'a token with a guessed loginState': async () =>
      `token=${await partnerToken(sandbox, 'li')}&loginState=guessed`,
    'a code': async () => `code=${await appletCode(sandbox, 'li')}`,
    'a code with a guessed state': async () =>
      `code=${await appletCode(sandbox, 'li')}&state=guessed`,
    'a code of an older mini-program': async () =>
      `code=${await appletCode(sandbox, 'li')}&appletVersion=1`,
    'an authorization code': async () => `code=${await code('li')}&state=guessed`,
  } as const
  type Kind = keyof typeof KINDS
  const TOKENS = new Set<Kind>(['a token', 'a token with a guessed loginState'])
  const CODES = new Set<Kind>([
    'a code',
    'a code with a guessed state',
    'a code of an older mini-program',
  ])
  const asksFor = (container: string, kind: Kind) =>
    (TOKENS.has(kind) && ['mini-program', 'bank-partner', 'alipay'].includes(container)) ||
    (CODES.has(kind) && container === 'mini-program')
  const question = () => document.querySelector('[role="alertdialog"], [role="dialog"]')

  /** Zhang is signed in, and opens a link of li at an identity step. */
  async function attack(container: keyof typeof CONTAINERS, kind: Kind) {
    signOut(sessionStorage)
    const keys = await enter(sandbox, 'zhang')
    signIn(sessionStorage, keys)
    await load(container, `/authentic?${await KINDS[kind]()}`)
    return keys
  }

  for (const container of ['browser', 'wechat', 'mini-program', 'bank-partner', 'alipay'] as const)
    for (const kind of Object.keys(KINDS).filter((it): it is Kind => it in KINDS))
      test(`${kind} leaves zhang signed in, in ${container}`, async () => {
        const keys = await attack(container, kind)
        expect([session.openId, session.encOpenId, at()]).toEqual([
          keys.openId,
          keys.encOpenId,
          '/authentic',
        ])
        if (!asksFor(container, kind)) return
        await eventually(() => expect(question()).not.toBeNull())
        expect(question()?.textContent).toContain('以 李*桑 继续？当前登录：张*明')
        await click(button('不切换'))
        await eventually(() => expect(question()).toBeNull())
        expect(session.encOpenId).toBe(keys.encOpenId)
      })

  test('takes zhang’s place only when that is chosen, and opens home', async () => {
    const keys = await attack('alipay', 'a token')
    let isHome = false
    await eventually(() => expect(question()).not.toBeNull())
    await click(button('不切换'))
    const offered = offerSwitch(
      { by: 'token', token: await partnerToken(sandbox, 'li'), asked: false },
      () => (isHome = true),
    )
    await eventually(() => expect(question()).not.toBeNull())
    await click(button('切换'))
    await offered
    expect([isHome, session.byAddress, session.accountUnsaid]).toEqual([true, '1', '1'])
    expect(session.openId).not.toBe(keys.openId)
  })

  test('that is used up changes nothing and says nothing', async () => {
    const token = await partnerToken(sandbox, 'li')
    await ask(sandbox, getOpenIdByToken, { token })
    const keys = await enter(sandbox, 'zhang')
    signIn(sessionStorage, keys)
    await load('alipay', `/?token=${token}`)
    expect([session.encOpenId, why(), question()]).toEqual([keys.encOpenId, 'never', null])
  })

  test('renews the keys of the same user without a question', async () => {
    const keys = await enter(sandbox, 'zhang')
    signIn(sessionStorage, keys)
    await load('alipay', `/?token=${await partnerToken(sandbox, 'zhang')}`)
    await inTime(() => expect(session.encOpenId).not.toBe(keys.encOpenId))
    expect([session.openId, session.byAddress, question()]).toEqual([keys.openId, '', null])
  })
})

describe('a link, where no user is signed in', () => {
  test.each(['mini-program', 'bank-partner', 'alipay'] as const)(
    'signs in, in %s: the account is said, and is to be confirmed',
    async (container) => {
      signOut(sessionStorage)
      await load(container, `/?token=${await partnerToken(sandbox, 'li')}`)
      expect([isSignedIn(), session.byAddress]).toEqual([true, '1'])
      await refreshUserInfo()
      expect(currentToast()?.text).toBe('当前登录：李*桑')
      expect(session.accountUnsaid).toBe('')
    },
  )
})

describe('a login that this tab has begun', () => {
  const begin = (word: string) => markLogin(sessionStorage, word)

  test.each(['mini-program', 'bank-partner', 'alipay'] as const)(
    'takes the token that comes back with its word, once, in %s',
    async (container) => {
      signOut(sessionStorage)
      signIn(sessionStorage, await enter(sandbox, 'zhang'))
      begin('own')
      await load(container, `/?token=${await partnerToken(sandbox, 'li')}&loginState=own`)
      await refreshUserInfo()
      expect([session.userInfo?.custName, session.byAddress, at()]).toEqual(['李*桑', '', '/'])
      expect(currentToast()?.text).toBe('当前登录：李*桑')
      expect(session.loginState).toBe('')
    },
  )
})

describe('the user information', () => {
  test.each([
    ['visitor', 'account', 'visitor'],
    ['zhang', null, 'user'],
  ] as const)('of %s says that the user lacks %s', async (user, lack, state) => {
    await load('wechat', '/')
    signIn(sessionStorage, await enter(sandbox, user))
    await refreshUserInfo()
    expect([session.lack, session.state.at]).toEqual([lack, state])
  })

  test('of a user who has left meanwhile is not stored', async () => {
    await load('wechat', '/')
    signIn(sessionStorage, await enter(sandbox, 'visitor'))
    const asked = refreshUserInfo()
    signIn(sessionStorage, await enter(sandbox, 'zhang'))
    await asked
    expect(session.userInfo?.appUserId).not.toBe('visitor')
  })
})

test('a sign-out ends the session at the provider, and nothing of the user stays', async () => {
  const keys = await enter(sandbox, 'zhang')
  await load('browser', '/')
  signIn(sessionStorage, keys)
  saveDraft(sessionStorage, 'purchase:980301', { amount: '100' })
  saveRecords(sessionStorage, [{ index: 0, path: '/', address: '/' }])
  queries.setQueryData(['holdings'], '1234.56')
  await signOutUser()
  expect((await call(sandbox, getLoginUserInfo, {}, keys)).retCode).toBe(1001)
  expect([isSignedIn(), why(), queries.getQueryData(['holdings'])]).toEqual([
    false,
    'never',
    undefined,
  ])
  expect(Object.keys(sessionStorage).filter((key) => /draft:|openId|history/i.test(key))).toEqual(
    [],
  )
})
