export type PersonalTaxPart = 'info' | 'crs' | 'all'

/** Which of both is complete at the provider. */
interface Complete {
  readonly personal: boolean
  readonly tax: boolean
}

export interface AskedParts {
  readonly personal: boolean
  readonly tax: boolean
  /** Why more is asked than the address says; null where it is not. */
  readonly added: string | null
}

/**
 * What the form asks. Both are stored at once, so that one which is not complete comes along: a tax
 * residence that nobody has declared must not be stored with the rest.
 */
export function askedParts(part: PersonalTaxPart, complete: Complete): AskedParts {
  const personal = part !== 'crs' || !complete.personal
  const tax = part !== 'info' || !complete.tax
  const added =
    part === 'crs' && personal
      ? '个人信息还不完整，请一并填写'
      : part === 'info' && tax
        ? '还没有填写税收居民身份，请一并填写'
        : null
  return { personal, tax, added }
}
