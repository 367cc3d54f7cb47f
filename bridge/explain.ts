import { unsupportedReason, type AppVersion } from './app-version.ts'
import {
  contract,
  type Contract,
  type HostName,
  type MethodName,
  type Support,
} from './contract.ts'
import { web } from './method.ts'

/**
 * The reason why a method does not work as in the apps, and what happens instead; for developers.
 */
export interface Reason {
  readonly why: string
  readonly instead: string
}

type NotNative<M extends MethodName> = {
  [H in HostName]: Contract[M]['hosts'][H] extends 'native' ? never : H
}[HostName]

/** Every container without native support needs a reason here to compile. */
type Reasons = { readonly [M in MethodName]: Readonly<Record<NotNative<M>, Reason>> }

const reason = (why: string, instead: string): Reason => ({ why, instead })

const noAppSession = reason(
  'There is no app with a session of its own.',
  'The page answers from its own session.',
)
const fixedTitleBar = reason(
  'The container draws its own title bar and lets no page change it.',
  'It is refused; the page draws what it needs in its own area.',
)
const fixedStatusBar = reason(
  'The container owns the status bar.',
  'It is refused; the layout does not depend on it.',
)
const ownScreens = reason(
  "The company's app is not here.",
  "It is refused; buying and selling are the page's own screens.",
)
const tradesInApp = reason(
  "Portfolios are traded in the company's app alone.",
  'The page tries to open the app; if it is still visible after 4.1 s, it opens the download page.',
)
const noListeners = reason(
  'There is no app, and no other page of it, to receive the event.',
  'It is refused.',
)
const noMenu = reason('There is no share menu that a page could fill.', 'It is refused; use share.')
const copiesLink = reason(
  'The container lets no page share by itself.',
  'copyLink copies, saveLocal saves the picture, moreShare uses Web Share where it is there; all else copies the link.',
)
const noPool = reason(
  'Only an app loads pages ahead of their opening.',
  'It is refused; the page never waits for the event.',
)
const delayedMessage = reason(
  'A mini program takes messages of its pages only when the user shares, goes back or leaves.',
  'It is posted at once and delivered then.',
)

const reasons: Reasons = {
  isLoggedIn: web(noAppSession),
  login: {
    ...web(reason('There is no app with a sign-in of its own.', "The page's own sign-in opens.")),
    'mini-program': reason(
      'The mini program signs users in on a page of its own.',
      'That page opens; the answer is what the session says once this page is seen again.',
    ),
    'bank-partner': reason(
      "The bank's app signs its users in.",
      "The bank's page opens in place of this one; the answer is what the session says now.",
    ),
  },
  goAuth: web(
    reason(
      'Real-name authentication is a native page of the app.',
      "The page's own account opening, or the container's, opens; the answer is false, for it comes only later.",
    ),
  ),
  getUserInfo: web(noAppSession),
  navigateToFundTrading: {
    ...web(ownScreens),
    'mini-program': reason(
      "The company's app is not here.",
      "The mini program's own trading page opens with the same values.",
    ),
    'bank-partner': reason(
      "The company's app is not here.",
      "The bank's own trading page opens in place of this one, as far as the bank takes the values.",
    ),
  },
  goCombineTrading: {
    ...web(tradesInApp),
    wechat: reason(
      'WeChat opens no app by address.',
      'The download page opens, with instructions for opening the app.',
    ),
    'mini-program': reason(
      "The company's app is not here.",
      "The mini program's own portfolio page opens with the same values.",
    ),
    'bank-partner': reason(
      "The company's app is not here.",
      "The bank's own page opens in place of this one, as far as the bank takes the values.",
    ),
  },
  share: {
    ...web(copiesLink),
    browser: reason(
      'A browser reaches no other app by name.',
      'Text message, QQ and Qzone open by address, copyLink copies, saveLocal saves; all else is Web Share, or a copied link.',
    ),
    wechat: reason(
      'WeChat lets the user share, never a page.',
      'wx and wxf fill the menu behind the three dots and answer offered; copyLink copies; all else copies too.',
    ),
    'mini-program': reason(
      'A mini program lets the user share, never a page in it.',
      'The data are posted to the mini program, and the answer is offered; copyLink copies.',
    ),
    alipay: reason(
      'Alipay shows its own panel and reports no outcome.',
      'Its panel opens; copyLink copies.',
    ),
  },
  openSharePanel: {
    ...web(
      reason(
        'There is no panel of the app.',
        'Web Share where it is there; else the link is copied.',
      ),
    ),
    wechat: reason(
      'WeChat has one menu for sharing, behind the three dots.',
      'The menu is filled, and the answer is offered.',
    ),
    'mini-program': reason(
      'A mini program has one menu for sharing, its own.',
      'The data are posted to it, and the answer is offered.',
    ),
    alipay: reason('Alipay has a panel of its own.', 'That panel opens with its own channels.'),
  },
  setShareData: {
    ...web(noMenu),
    wechat: reason("WeChat's menu is reached through its own library.", 'The menu is filled.'),
    'mini-program': delayedMessage,
  },
  setPageTitle: web(
    reason('There is no native title bar of the app.', 'The title of the document is set.'),
  ),
  setTitleBar: {
    ...web(fixedTitleBar),
    alipay: reason(
      "Alipay's bar is reached through its own calls.",
      'Its bar is shown, hidden and coloured.',
    ),
  },
  setStatusBar: {
    ...web(fixedStatusBar),
    browser: reason(
      'A browser gives a page one colour and chooses the text by itself.',
      'The theme colour is set; the style of the text is not.',
    ),
  },
  setPageTag: web(reason('There is no stack of native pages.', 'The tag is kept with the tab.')),
  goBackByTag: web(
    reason('There is no stack of native pages.', 'The page steps back in its own history.'),
  ),
  claimBack: web(
    reason(
      'Only an app announces its back key.',
      'It is refused; the browser steps back by itself.',
    ),
  ),
  closePage: {
    ...web(
      reason(
        'No page may close a window that it did not open.',
        'It is refused; the page shows home instead.',
      ),
    ),
    wechat: reason('The window is the messaging app’s.', 'WeixinJSBridge closes it (closeWindow).'),
    'mini-program': reason(
      'The page is one of the mini program’s own.',
      'The mini program goes back to its page before (navigateBack); its first page stays.',
    ),
    alipay: reason('The window is Alipay’s.', 'Its bridge closes it (popWindow).'),
  },
  pageReady: web(noPool),
  pageOpened: web(noPool),
  refreshOnRedisplay: web(
    reason('There is no app to reload it.', 'The page reloads itself when it is visible again.'),
  ),
  sendEvent: { ...web(noListeners), 'mini-program': delayedMessage },
  openCustomer: {
    ...web(
      reason(
        'Customer service is a native page of the app.',
        "The company's web page for it opens.",
      ),
    ),
    'mini-program': reason(
      'Customer service is a native page of the app.',
      "The mini program's own page for it opens.",
    ),
    'bank-partner': reason(
      "The bank's own staff answers first.",
      "The bank's page for it opens in place of this one.",
    ),
  },
  getGlobalConfig: web(
    reason(
      'The configuration belongs to the app.',
      'Only the values that were built in are given.',
    ),
  ),
  GetDeviceInfoAndSystemInfo: web(
    reason(
      'There is no app to describe the device.',
      'The values of the user agent; the pack version in place of the app version.',
    ),
  ),
  supportStatusBarImmersion: web(
    reason('A page never draws under the status bar here.', 'The answer is false.'),
  ),
  getNotchSize: web(
    reason('There is no app to report the notch.', "The engine's safe-area insets are measured."),
  ),
}

/** The way in which a container supports a method. */
export interface Explanation extends Reason {
  readonly support: Support
}

/**
 * Returns why a method is not supported, or not as in the app, and what happens instead; null where
 * the app itself answers it. `app` is the result of the handshake: an app that is too old for the
 * method is a reason too.
 */
export function explain(
  method: MethodName,
  host: HostName,
  app: AppVersion | null = null,
): Explanation | null {
  const support: Support = contract[method].hosts[host]
  if (support !== 'native') {
    const known: Readonly<Partial<Record<HostName, Reason>>> = reasons[method]
    const found = known[host]
    if (!found) throw new Error(`${method} has no reason for ${host}`)
    return { support, ...found }
  }
  const lack = app === null ? undefined : unsupportedReason(app, contract[method])
  if (lack === undefined) return null
  return {
    support: 'unsupported',
    why: `The app is too old: ${lack}.`,
    instead: 'It is refused; the user can update the app.',
  }
}
