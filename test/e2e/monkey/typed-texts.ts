/** Represents the code of the newest text message, which a seed cannot foresee. */
export const SMS_CODE = '{smsCode}'

/** The text that a person types into a field of such a name. */
const PLAUSIBLE: readonly { readonly name: RegExp; readonly texts: readonly string[] }[] = [
  { name: /金额|元|份额|份|本金|收入|目标/, texts: ['1000', '100.00', '50000', '0.01', '10'] },
  { name: /手机/, texts: ['19900000001', '1990000'] },
  { name: /验证码/, texts: [SMS_CODE, SMS_CODE, '000000'] },
  { name: /卡号|银行卡/, texts: ['6222000000000000003', '6222'] },
  { name: /身份证|证件/, texts: ['110101199003077758', '11010119900307775X'] },
  { name: /姓名|联系人/, texts: ['林若愚', '古丽·阿依', '林'] },
  { name: /搜索|基金/, texts: ['禾岸', '980303', '混合', 'hean', '没有的基金'] },
  { name: /比例|收益率|利率|年/, texts: ['5', '12.5', '100', '30'] },
]

const ANY = ['稳健持有', '1', '20260318'] as const

/** Input that no user should type, and some do. */
const IMPLAUSIBLE = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '..',
  '00.10',
  '99999999999999999999',
  '１２３．４５',
  '<img src=x onerror=alert(1)>',
  '%00%ff',
  '"\'\\',
  '𠮷👨‍👩‍👧',
  '\u202E文字',
  '长'.repeat(600),
] as const

/** Returns what may be typed into a field: what fits its name as often as what does not. */
export function textsFor(name: string): readonly [string, ...string[]] {
  const fitting = PLAUSIBLE.filter((it) => it.name.test(name)).flatMap(({ texts }) => texts)
  const plausible = fitting.length > 0 ? fitting : ANY
  const times = Math.ceil(IMPLAUSIBLE.length / plausible.length)
  return [...IMPLAUSIBLE, ...Array.from({ length: times }, () => plausible).flat()]
}
