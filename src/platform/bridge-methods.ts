/** The native methods this app calls. `pack.json` names them, and the bridge client refuses any other at compile time. */
export const bridgeMethods = [
  'isLoggedIn',
  'login',
  'getUserInfo',
  'setPageTitle',
  'setPageTag',
  'goBackByTag',
  'navigateToFundTrading',
  'getNotchSize',
  'supportStatusBarImmersion',
  'GetDeviceInfoAndSystemInfo',
] as const
