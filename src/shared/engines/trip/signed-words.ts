import { endsContract, returnStep, type ReturnStep } from '#domain/identity/payment-bank-return.ts'

interface SignedWords {
  /** The signing was used: what it has done. */
  readonly used: { readonly title: string; readonly note: string }
  /** The rest to do after the bank has agreed, and the button that leads there. */
  readonly due: string
  readonly goOn: string
}

/** The words of a signing that the bank has agreed to, by what it was for. */
export const SIGNED_WORDS: Readonly<Record<ReturnStep, SignedWords>> = {
  addCard: {
    used: { title: '银行卡已添加', note: '您已完成银行签约和核对，可以使用这张卡' },
    due: '还需核对卡号和短信验证码，才能添加这张卡',
    goOn: '继续添加',
  },
  authenticate: {
    used: { title: '实名认证已完成', note: '您已通过银行完成实名认证' },
    due: '还需核对卡号和短信验证码，才能完成实名认证',
    goOn: '继续认证',
  },
  resetPassword: {
    used: { title: '身份已核验', note: '本次核验已使用。如未设置新密码，请重新发起' },
    due: '还需核对卡号和短信验证码，才能设置新密码',
    goOn: '继续核验',
  },
}

const CONTRACT_ENDED = { title: '签约已解除', note: '这张卡不能再付款，卡上的份额不变' }

/** Returns what a signing that was used has done. */
export const usedWords = (nextType: string): SignedWords['used'] =>
  endsContract(nextType) ? CONTRACT_ENDED : SIGNED_WORDS[returnStep(nextType)].used
