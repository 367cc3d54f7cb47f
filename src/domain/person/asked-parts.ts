export type PersonalTaxPart = 'info' | 'crs' | 'all'

/** The one of both that is complete at the provider. */
interface Complete {
  readonly personal: boolean
  readonly tax: boolean
}

export interface AskedParts {
  readonly personal: boolean
  readonly tax: boolean
  /** The reason why the form has more parts than the address names; null where it does not. */
  readonly added: string | null
}

/**
 * The parts of the form. Both are stored at once, so that an incomplete one is included: a tax
 * residence that the user has not declared must not be stored with the rest.
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
