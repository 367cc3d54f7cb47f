/** The words for no answer: nothing is claimed of what was sent. */
export const NO_ANSWER = '没有收到处理结果'

/** Says that no answer came, and what to do about it: 请再次提交. */
export const noAnswer = (advice: string): string => `${NO_ANSWER}，${advice}`

/** The words of what may be sent once more without harm, whether it arrived or not. */
export function sendAgain(advice: string) {
  const words = { at: 'toast', text: noAnswer(advice) } as const
  return { unknown: words, notDone: words }
}

/** Nothing was sent: the user was asked for the agreement, and gave none. */
export const CONSENT_NEEDED = '您还没有同意个人信息保护提示，没有提交。同意后可以继续'
/** Nothing was sent, and what was entered is still there. */
export const NOT_SENT = '网络不通，没有提交，请稍后再试'
/** Nothing was sent, and the password is to be entered again. */
export const PASSWORD_NOT_SENT = '网络不通，没有提交，请重新输入'

/** A refusal for which neither the provider nor the screen has words. */
export const REFUSED = '没有办理成功，请稍后再试'
