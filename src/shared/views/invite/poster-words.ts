/** The words of a poster and a shared link: no amount, no return, no reward. */
export const SHARE_TITLE = '一起学着打理闲钱'
export const POSTER_LINES: readonly string[] = ['开户免费，10 元起买', '先做风险测评，再选基金']
