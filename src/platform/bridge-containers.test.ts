// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBridge } from '#bridge/client.ts'
import { setShareData } from '#bridge/methods.ts'
import { PLACES, loadContainer } from './bridge-containers.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'

interface Invoked {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
}

const invoked: Invoked[] = []
let taken: (signature: unknown) => boolean = () => true

/**
 * The object that WeChat itself injects, below the real library: it takes calls by name and answers
 * later.
 */
const WeixinJSBridge = {
  invoke(name: string, args: Readonly<Record<string, unknown>>, answer: (it: object) => void) {
    invoked.push({ name, args: { ...args } })
    setTimeout(() => {
      const fine = name !== 'preVerifyJSAPI' || taken(args['verifySignature'])
      const errMsg = `${name}:${fine ? 'ok' : 'fail,invalid signature'}`
      const known = ['updateAppMessageShareData', 'updateTimelineShareData']
      const checkResult = Object.fromEntries(known.map((each) => [each, true]))
      answer(name === 'checkJsApi' ? { errMsg, checkResult } : { errMsg })
    })
  },
  on: () => {},
}

beforeEach(() => {
  // The library looks at the browser once, when it is loaded.
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: IPHONE })
  Reflect.set(window, 'WeixinJSBridge', WeixinJSBridge)
  invoked.length = 0
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

const data = {
  shareTitle: '稳健增利',
  shareDesc: '稳健理财，安心陪伴',
  shareLink: 'https://h5.example/fund',
  shareImgUrl: '',
}

const entryUrl = location.href

async function share() {
  const host = await loadContainer(
    'wechat',
    {
      session: {
        isLoggedIn: () => false,
        login: () => false,
        getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
      },
      packVersion: '1.0.0',
      addresses: { ...PLACES, auth: '/authentic', download: '/download' },
    },
    {
      sign: async (url) => ({ appId: 'wx-1', timestamp: 1, nonceStr: 'n', signature: url }),
    },
    entryUrl,
  )
  const bridge = createBridge({ methods: { setShareData }, host })
  return bridge.call('setShareData', data).finally(() => bridge.dispose())
}

const named = (name: string) => invoked.filter((it) => it.name === name).map(({ args }) => args)

test('the real library of WeChat is configured and fills both menus', async () => {
  expect(await share()).toEqual({})
  expect(named('preVerifyJSAPI')).toEqual([
    expect.objectContaining({
      verifyAppId: 'wx-1',
      verifySignature: location.href,
      // The library has put its inner names for the older calls into the list.
      verifyJsApiList: expect.arrayContaining([
        'updateAppMessageShareData',
        'menu:share:appmessage',
      ]),
    }),
  ])
  expect(named('updateAppMessageShareData')).toEqual([
    expect.objectContaining({ title: data.shareTitle, link: data.shareLink }),
  ])
  expect(named('updateTimelineShareData').length).toBe(1)
})

test('the real library takes the second address after it has refused the first', async () => {
  history.replaceState(null, '', '/later')
  const later = location.href
  taken = (signature) => signature === later
  expect(await share()).toEqual({})
  expect(named('preVerifyJSAPI').map((args) => args['verifySignature'])).toEqual([
    new URL('/', later).href,
    later,
  ])
  expect(named('updateTimelineShareData').length).toBe(1)
})

test('the real library fires ready after a failed config, and the call is refused all the same', async () => {
  history.replaceState(null, '', '/later')
  taken = () => false
  await expect(share()).rejects.toMatchObject({
    code: 'refused',
    hostCode: 'config_failed',
    message: expect.stringContaining('invalid signature'),
  })
  expect(named('updateTimelineShareData')).toEqual([])
})
