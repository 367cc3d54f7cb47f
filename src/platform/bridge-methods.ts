import {
  GetDeviceInfoAndSystemInfo,
  claimBack,
  closePage,
  getGlobalConfig,
  getNotchSize,
  getUserInfo,
  goAuth,
  goBackByTag,
  goCombineTrading,
  isLoggedIn,
  login,
  navigateToFundTrading,
  openCustomer,
  openSharePanel,
  pageOpened,
  pageReady,
  refreshOnRedisplay,
  sendEvent,
  setPageTag,
  setPageTitle,
  setShareData,
  setStatusBar,
  setTitleBar,
  share,
  supportStatusBarImmersion,
} from '#bridge/methods.ts'
import type { Contract } from '#bridge/contract.ts'

/**
 * The native methods this app calls. `pack.json` names them, and the bridge client refuses any
 * other at compile time.
 */
export const bridgeMethods = [
  'isLoggedIn',
  'login',
  'goAuth',
  'getUserInfo',
  'setPageTitle',
  'setPageTag',
  'goBackByTag',
  'claimBack',
  'closePage',
  'pageReady',
  'pageOpened',
  'sendEvent',
  'navigateToFundTrading',
  'share',
  'goCombineTrading',
  'openCustomer',
  'refreshOnRedisplay',
  'setTitleBar',
  'setStatusBar',
  'openSharePanel',
  'setShareData',
  'getGlobalConfig',
  'getNotchSize',
  'supportStatusBarImmersion',
  'GetDeviceInfoAndSystemInfo',
] as const

type Declared = (typeof bridgeMethods)[number]

/**
 * The same from the contract: only what is imported here is in the bundle. Compiles when both lists
 * name the same.
 */
export const declaredMethods: Pick<Contract, Declared> = {
  isLoggedIn,
  login,
  goAuth,
  getUserInfo,
  setPageTitle,
  setPageTag,
  goBackByTag,
  claimBack,
  closePage,
  pageReady,
  pageOpened,
  sendEvent,
  navigateToFundTrading,
  share,
  goCombineTrading,
  openCustomer,
  refreshOnRedisplay,
  setTitleBar,
  setStatusBar,
  openSharePanel,
  setShareData,
  getGlobalConfig,
  getNotchSize,
  supportStatusBarImmersion,
  GetDeviceInfoAndSystemInfo,
}
