/**
 * The reason why a session was ended from another device (rules.md#session-end): the provider's
 * words, which the page shows as they come.
 */
export const SESSION_ENDED = {
  password: '交易密码已在其他设备修改，请重新登录',
  mobile: '手机号已在其他设备更换，请重新登录',
  device: '已在其他设备退出本设备的登录，请重新登录',
} as const
