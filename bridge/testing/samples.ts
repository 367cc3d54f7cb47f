import { CONTRACT_VERSION, type Args, type MethodName, type Result } from '../contract.ts'

/** Arguments and a result that fit the contract, for every method. */
export const samples: {
  readonly [M in MethodName]: { readonly args: Args<M>; readonly result: Result<M> }
} = {
  isLoggedIn: { args: {}, result: { loggedIn: true } },
  login: { args: {}, result: { loggedIn: true } },
  getUserInfo: {
    args: {},
    result: { appUserId: 'sample-user', openId: 'sample-open', encOpenId: 'sample-enc' },
  },
  setPageTitle: { args: { title: '基金详情' }, result: {} },
  setPageTag: { args: { tag: 'sample' }, result: {} },
  goBackByTag: { args: { tag: 'sample' }, result: { found: true } },
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

/** Every method's name, in the contract's order of `samples`. */
export const methodNames = Object.keys(samples).filter(
  (name): name is MethodName => name in samples,
)
