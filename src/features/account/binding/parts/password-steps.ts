/** The steps of setting a password, after a card's proof and after the old password's. */
export const PASSWORD_STEPS = {
  card: ['验证身份', '设置密码', '确认密码'],
  change: ['验证原密码', '设置密码', '确认密码'],
} as const
