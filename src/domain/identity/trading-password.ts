/** The trading passwords that are refused: rules.md#trading-password. */

/** Digits of a trading password. */
export const PASSWORD_LENGTH = 6

/** Wrong passwords in a row before the account is locked, and for how long. */
export const PASSWORD_TRIES = 5
export const PASSWORD_LOCK_HOURS = 3

/**
 * The numbers of the user that a password must not be. Endings are the last six digits of numbers.
 */
export interface OwnNumbers {
  /** YYYYMMDD; empty where it is not known. */
  readonly birthDate: string
  readonly endings: Readonly<Partial<Record<OwnNumber, readonly string[]>>>
}

export type OwnNumber = 'identity' | 'mobile' | 'card'

export const NO_OWN_NUMBERS: OwnNumbers = { birthDate: '', endings: {} }

/** The reason why a password is refused. */
export type PasswordFault = 'length' | 'run' | 'period' | 'twoDigits' | 'birth' | OwnNumber

const ending = (number: string): string => number.replaceAll(/\s/g, '').slice(-PASSWORD_LENGTH)

/** Reduces whole numbers to what the rule compares, so that no other part of them is retained. */
export function ownNumbers(whole: {
  readonly certNo?: string
  readonly birthDate?: string
  readonly mobileNos?: readonly string[]
  readonly cardNos?: readonly string[]
}): OwnNumbers {
  const { certNo = '', mobileNos = [], cardNos = [] } = whole
  return {
    birthDate: whole.birthDate ?? (certNo.length === 18 ? certNo.slice(6, 14) : ''),
    endings: {
      identity: certNo === '' ? [] : [ending(certNo)],
      mobile: mobileNos.map(ending),
      card: cardNos.map(ending),
    },
  }
}

/** The ways in which a day is written in eight digits: year, day and month first. */
function birthTexts(birthDate: string): readonly string[] {
  if (birthDate.length !== 8) return []
  const [year, month, day] = [birthDate.slice(0, 4), birthDate.slice(4, 6), birthDate.slice(6)]
  return [birthDate, `${day}${month}${year}`, `${month}${day}${year}`]
}

function isRun(password: string): boolean {
  const steps = Array.from(password.slice(1), (digit, at) => Number(digit) - Number(password[at]))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

const hasPeriod = (password: string): boolean =>
  [1, 2, 3].some((length) => password === password.slice(0, length).repeat(6 / length))

const OWN: readonly OwnNumber[] = ['identity', 'mobile', 'card']

/** rules.md#trading-password: the first rule that refuses it; null for a password that may be set. */
export function passwordFault(password: string, own: OwnNumbers): PasswordFault | null {
  if (!/^\d{6}$/.test(password)) return 'length'
  if (isRun(password)) return 'run'
  if (hasPeriod(password)) return 'period'
  if (new Set(password).size <= 2) return 'twoDigits'
  if (birthTexts(own.birthDate).some((text) => text.includes(password))) return 'birth'
  return OWN.find((kind) => own.endings[kind]?.includes(password) === true) ?? null
}

/** The words about a refused password, on the screen and by the sandbox alike. */
export const PASSWORD_FAULT_WORDS: Readonly<Record<PasswordFault, string>> = {
  length: '交易密码为 6 位数字',
  run: '不能使用连续数字，请换一个',
  period: '不能使用重复数字，请换一个',
  twoDigits: '至少使用 3 个不同的数字，请换一个',
  birth: '不能使用您的生日，请换一个',
  identity: '不能使用证件号码后 6 位，请换一个',
  mobile: '不能使用手机号后 6 位，请换一个',
  card: '不能使用银行卡号后 6 位，请换一个',
}

/** The rules as they are shown next to the field, before anything is typed. */
export const PASSWORD_RULES: readonly string[] = [
  '6 位数字，至少 3 个不同的数字',
  '不能是连续或重复的数字，如 123456、123123',
  '不能含生日，不能是证件号码、手机号或银行卡号的后 6 位',
]
