import {
  CONTRACT_VERSION,
  contract,
  isMethodName,
  type Args,
  type Contract,
  type MethodName,
  type Result,
} from '../contract.ts'

const shared = {
  shareTitle: '稳健增利',
  shareDesc: '稳健理财，安心陪伴',
  shareLink: 'https://h5.example/fund_detail?fundCode=000198&from=分享',
  shareImgUrl: 'https://h5.example/share.png',
}

/** Arguments and a result that fit the contract, for every method. */
export const samples: {
  readonly [M in MethodName]: { readonly args: Args<M>; readonly result: Result<M> }
} = {
  isLoggedIn: { args: {}, result: { loggedIn: true } },
  login: { args: {}, result: { loggedIn: true } },
  goAuth: { args: {}, result: { authenticated: true } },
  getUserInfo: {
    args: {},
    result: { appUserId: 'sample-user', openId: 'sample-open', encOpenId: 'sample-enc' },
  },
  setPageTitle: { args: { title: '基金详情' }, result: {} },
  setPageTag: { args: { tag: 'sample' }, result: {} },
  goBackByTag: { args: { tag: 'sample' }, result: { found: true } },
  claimBack: { args: {}, result: { claimed: true } },
  closePage: { args: {}, result: {} },
  navigateToFundTrading: {
    args: {
      fundCode: '000198',
      amount: '1000.00',
      periods: 12,
      cycle: 'month',
      planName: '样例计划',
      tradeType: 'plan',
    },
    result: {},
  },
  goCombineTrading: {
    args: { portfolioCode: 'ZH000001', amount: '', tradeType: 'buy' },
    result: {},
  },
  share: { args: { channel: 'copyLink', ...shared }, result: { outcome: 'shared' } },
  openSharePanel: {
    args: { channels: ['wx', 'wxf', 'copyLink'], ...shared },
    result: { channel: 'wx', outcome: 'offered' },
  },
  setShareData: { args: shared, result: {} },
  pageReady: { args: {}, result: {} },
  pageOpened: { args: { opening: 'sample', shown: 'screen' }, result: {} },
  refreshOnRedisplay: { args: { enabled: false }, result: {} },
  sendEvent: {
    args: { name: 'planChanged', data: { count: 1, open: true, from: 'page' } },
    result: {},
  },
  setTitleBar: {
    args: { visible: true, background: '#ffffff', textStyle: 'dark' },
    result: {},
  },
  setStatusBar: { args: { background: '#C8102E', textStyle: 'light' }, result: {} },
  openCustomer: { args: { source: '基金详情' }, result: {} },
  getGlobalConfig: {
    args: { keys: ['customerPhone'] },
    result: { values: { customerPhone: '95000000' } },
  },
  getNotchSize: { args: {}, result: { top: 44, bottom: 34 } },
  supportStatusBarImmersion: { args: {}, result: { supported: true } },
  GetDeviceInfoAndSystemInfo: {
    args: {},
    result: {
      platform: 'ios',
      systemVersion: 'iOS 17.0',
      model: 'sample',
      appVersion: '5.2.0',
      bridgeVersion: CONTRACT_VERSION,
      packVersion: '1.0.0',
    },
  },
}

/** Every method's name. */
export const methodNames = Object.keys(contract).filter(isMethodName)

/** These methods of the contract, as a page imports them. */
export function pick<const N extends readonly MethodName[]>(...names: N): Pick<Contract, N[number]>
export function pick(...names: readonly MethodName[]): Partial<Contract> {
  return Object.fromEntries(names.map((name) => [name, contract[name]]))
}
