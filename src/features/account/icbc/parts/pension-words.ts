/** The steps from no account to a bound one. */
export const PENSION_STEPS = ['选择银行', '银行办理', '绑定账户']

/** The account in question, in the words of the law. */
export const ACCOUNT = '个人养老金资金账户'

/** The people who may open an account. */
export const CONDITIONS: readonly string[] = [
  '已参加城镇职工或城乡居民基本养老保险',
  '每人只能在一家银行开立个人养老金账户和资金账户，由该银行同时开立',
]

/** The data that the authorization lets us read, and their purpose. */
export const AUTHORIZED_DATA: readonly string[] = [
  '资金账户的开立状态和卡号后四位，用于绑定账户',
  '每年的缴存金额和剩余额度，用于展示额度和买入提示',
]
export const NOT_AUTHORIZED = '不会读取您在银行的其他账户，也不能用于扣款。授权可随时撤回'

/** Returns what can be done today with a bound account, at `bankName` and here. */
export const possibleNow = (bankName: string, authorized: boolean): readonly string[] => [
  `向资金账户缴存，查询和领取：在${bankName}办理`,
  authorized ? '查询授权：已授权，可以随时撤回' : '查询授权：未授权，授权后可以核对资金账户',
  '买入其他基金：请使用普通银行卡',
]
