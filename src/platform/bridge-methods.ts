import {
  GetDeviceInfoAndSystemInfo,
  getNotchSize,
  getUserInfo,
  goBackByTag,
  isLoggedIn,
  login,
  navigateToFundTrading,
  openSharePanel,
  pageOpened,
  pageReady,
  setPageTag,
  setPageTitle,
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
  'getUserInfo',
  'setPageTitle',
  'setPageTag',
  'goBackByTag',
  'pageReady',
  'pageOpened',
  'navigateToFundTrading',
  'openSharePanel',
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
  getUserInfo,
  setPageTitle,
  setPageTag,
  goBackByTag,
  pageReady,
  pageOpened,
  navigateToFundTrading,
  openSharePanel,
  getNotchSize,
  supportStatusBarImmersion,
  GetDeviceInfoAndSystemInfo,
}
