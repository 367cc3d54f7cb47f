import type {
  MiniProgramSdk,
  WeChatSdk,
  WeChatShare,
  WeChatSignature,
} from '../hosts/wechat-sdk.ts'

export interface FakeWeChatOptions {
  /** Returns whether this WeChat accepts a signed address. */
  readonly takes?: (url: string) => boolean
  /**
   * `silent`: never calls back, as outside WeChat. `old`: only the calls of before 2018. `denies`:
   * reports the current calls as available, and refuses them.
   */
  readonly kind?: 'today' | 'old' | 'denies' | 'silent'
}

/** The card that a menu shares; the timeline has no description. */
interface MenuEntry {
  readonly title: string
  readonly desc?: string
  readonly link: string
  readonly imgUrl: string
}

/** WeChat with its library, with the quirks of the real one. */
export interface FakeWeChat {
  readonly sdk: WeChatSdk
  /** Signs as the provider does: the signature is the address. */
  readonly sign: (url: string) => Promise<WeChatSignature>
  /** Addresses that were signed, in order. */
  readonly signed: readonly string[]
  /** The card that each menu shares now. */
  readonly menu: { chat?: MenuEntry; timeline?: MenuEntry }
  /** The lists as the library left them: it overwrites names in them. */
  readonly lists: readonly (readonly string[])[]
}

const menuEntry = ({
  title,
  desc,
  link,
  imgUrl,
}: Omit<WeChatShare, 'desc'> & MenuEntry): MenuEntry =>
  desc === undefined ? { title, link, imgUrl } : { title, desc, link, imgUrl }

/**
 * The behaviour of `weixin-js-sdk` 1.6.5 that hosts must handle: it writes internal names into the
 * list that it receives; `ready` fires after a failed config too, and immediately from then on;
 * outside WeChat it never calls back.
 */
export function fakeWeChat({
  takes = () => true,
  kind = 'today',
}: FakeWeChatOptions = {}): FakeWeChat {
  const signed: string[] = []
  const lists: string[][] = []
  const menu: FakeWeChat['menu'] = {}
  let onError: ((error: { errMsg: string }) => void) | undefined
  let configured = 0
  let taken = false
  const waiting: (() => void)[] = []
  const later = (run: () => void) => {
    if (kind !== 'silent') void Promise.resolve().then(run)
  }
  const denied = { errMsg: 'the permission value is offline verifying' }
  const modern = kind !== 'old'
  const update = (share: Omit<WeChatShare, 'desc'> & MenuEntry, key: 'chat' | 'timeline') =>
    later(() => {
      // An old WeChat does not have the call, and does not answer.
      if (!modern) return
      if (!taken || kind === 'denies') return share.fail(denied)
      menu[key] = menuEntry(share)
      share.success()
    })
  const sdk: WeChatSdk = {
    config({ signature, jsApiList }) {
      lists.push(jsApiList)
      jsApiList.forEach((name, at) => {
        if (name === 'onMenuShareTimeline') Reflect.set(jsApiList, at, 'menu:share:timeline')
        if (name === 'onMenuShareAppMessage') Reflect.set(jsApiList, at, 'menu:share:appmessage')
      })
      later(() => {
        configured += 1
        taken = takes(signature)
        if (!taken) onError?.({ errMsg: 'config:fail,invalid signature' })
        for (const run of waiting.splice(0)) run()
      })
    },
    ready(callback) {
      if (configured > 0) callback()
      else waiting.push(callback)
    },
    error(callback) {
      onError = callback
    },
    checkJsApi({ jsApiList, success }) {
      later(() =>
        success({
          checkResult: Object.fromEntries(
            jsApiList.map((name) => [name, modern || name.startsWith('onMenu')]),
          ),
          errMsg: 'checkJsApi:ok',
        }),
      )
    },
    updateAppMessageShareData: (share) => update(share, 'chat'),
    updateTimelineShareData: (share) => update(share, 'timeline'),
    onMenuShareAppMessage: (share) =>
      later(() => {
        menu.chat = menuEntry(share)
      }),
    onMenuShareTimeline: (share) =>
      later(() => {
        menu.timeline = menuEntry(share)
      }),
  }
  return {
    sdk,
    sign: async (url) => {
      signed.push(url)
      return { appId: 'wx-sample', timestamp: 1, nonceStr: 'n', signature: url }
    },
    signed,
    menu,
    lists,
  }
}

/** A WeChat mini program around the page: its own pages, and the messages that it has received. */
export interface FakeMiniProgram {
  readonly sdk: MiniProgramSdk
  /** Addresses of its pages that were opened. */
  readonly opened: readonly string[]
  /** The number of pages that it was called to go back. */
  readonly wentBack: () => number
  /** Messages that have arrived; they do only when the user shares, goes back or leaves. */
  readonly delivered: readonly unknown[]
  deliver(): void
}

/** `visit` runs when one of its pages opens; a `mute` one opens pages and never calls back. */
export function fakeMiniProgram(
  visit: () => void = () => {},
  how: 'answers' | 'refuses' | 'mute' = 'answers',
): FakeMiniProgram {
  const opened: string[] = []
  const posted: unknown[] = []
  const delivered: unknown[] = []
  let back = 0
  return {
    sdk: {
      miniProgram: {
        navigateBack({ delta, success, fail }) {
          if (how === 'refuses')
            return fail({ errMsg: 'navigateBack:fail cannot navigate back at first page' })
          back += delta
          if (how === 'answers') success()
          visit()
        },
        navigateTo({ url, success, fail }) {
          if (how === 'refuses') return fail({ errMsg: 'navigateTo:fail page not found' })
          opened.push(url)
          if (how === 'answers') success()
          visit()
        },
        postMessage: ({ data }) => void posted.push(data),
        getEnv: (callback) => callback({ miniprogram: true }),
      },
    },
    opened,
    wentBack: () => back,
    delivered,
    deliver: () => void delivered.push(...posted.splice(0)),
  }
}
