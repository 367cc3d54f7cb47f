import type { Validity } from '#domain/person/validity.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/money/format-figures.ts'

/** How far a row's own question to the provider has come. */
interface Asked<T> {
  readonly data: T | undefined
  readonly isPending: boolean
}

/** A row's value: what the provider says, `--` where it did not answer, nothing meanwhile. */
export const stateWords = <T>({ data, isPending }: Asked<T>, words: (data: T) => string): string =>
  data === undefined ? (isPending ? '' : NO_FIGURE) : words(data)

interface Document {
  readonly uploadStatus: '0' | '1'
  readonly approveStatus: '0' | '1' | '2' | '3'
}

/** The identity document's state; a review goes before its term. */
export function documentWords(
  { uploadStatus, approveStatus }: Document,
  validity: Validity,
  validDate: string,
): string {
  if (uploadStatus === '0') return '未上传证件'
  if (approveStatus === '1') return '审核中'
  if (approveStatus === '3') return '审核未通过'
  return validityWords(validity, validDate)
}

/** Until when something counts. */
export function validityWords(validity: Validity, until: string): string {
  switch (validity) {
    case 'unknown':
      return NO_FIGURE
    case 'unlimited':
      return '长期有效'
    case 'expired':
      return '已过期'
    case 'soon':
      return `即将到期，${formatDate(until)}`
    case 'valid':
      return `${formatDate(until)} 到期`
  }
}
