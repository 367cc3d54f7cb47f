import type { SigningPurpose } from '#domain/identity/payment-bank-return.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { bindingPaths } from '#paths/binding.ts'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { icbcPaths } from '#paths/icbc.ts'

/** The purposes that the guide leads to; a contract is ended from untying instead. */
export type GuidePurpose = Exclude<SigningPurpose, 'endContract'> | 'pension'

/** The kind of signing requested from the bank: for a pension account an ordinary card. */
export const signingFor = (purpose: GuidePurpose): Exclude<SigningPurpose, 'endContract'> =>
  purpose === 'pension' ? 'add' : purpose

interface GuideWords {
  /** The act here after the bank has agreed. */
  readonly last: string
  /** The same with a card whose bank sends a code. */
  readonly other: { readonly text: string; readonly to: (from: string | undefined) => string }
}

export const GUIDE_WORDS: Readonly<Record<GuidePurpose, GuideWords>> = {
  add: {
    last: '核对卡号与手机号，银行卡添加完成',
    other: {
      text: '用短信签约其他银行',
      to: (from) => cmbAddBankPaths.cmbTlAddBank.to({ from }),
    },
  },
  open: {
    last: '核对卡号与手机号，然后设置交易密码',
    other: { text: '用短信验证其他银行卡', to: (from) => authenticPaths.authBank.to({ from }) },
  },
  password: {
    last: '核对卡号与手机号，然后设置新的交易密码',
    other: { text: '用其他银行卡验证', to: (from) => bindingPaths.setBank.to({ from }) },
  },
  pension: {
    last: '核对卡号与手机号，然后继续开立养老金账户',
    other: {
      text: '用短信绑定其他银行卡',
      to: (from) => icbcPaths.thBindCard.to({ from }),
    },
  },
}

/** The things that the bank asks for on its page. */
export const BANK_ASKS = [
  '姓名和身份证号，须与您的实名信息一致',
  '本人储蓄卡的卡号',
  '在银行预留的手机号，用于接收银行的验证码',
]
