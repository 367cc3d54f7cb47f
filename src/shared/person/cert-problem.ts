import { checkIdentityNumber, type IdentityNumberError } from '#domain/identity/identity-number.ts'

const WORDS: Readonly<Record<IdentityNumberError, string>> = {
  length: '身份证号应为 18 位，请核对',
  characters: '身份证号只能是数字，末位可以是 X',
  region: '身份证号的前两位有误，请核对',
  birthDate: '身份证号中的出生日期有误，请核对',
  checksum: '身份证号的校验位不符，请核对',
}

/** The error of an identity number, in words for the user; null for a valid one. */
export function certProblem(certNo: string): string | null {
  const check = checkIdentityNumber(certNo)
  return check.ok ? null : WORDS[check.error]
}
