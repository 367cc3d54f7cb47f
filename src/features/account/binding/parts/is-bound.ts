interface Bound {
  readonly login: { readonly hasBindWeChat: '0' | '1' }
  readonly applet: { readonly wxBindFlag: '0' | '1' }
}

/** Returns whether the messaging app (type 1) or the mini-program is bound. */
export const isBound = (type: '1' | '2', { login, applet }: Bound): boolean =>
  (type === '1' ? login.hasBindWeChat : applet.wxBindFlag) === '1'
