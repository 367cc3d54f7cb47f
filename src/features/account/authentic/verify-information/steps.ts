import { OPENING_TITLE_OF, OPENING_TITLES } from '#domain/identity/opening.ts'

/** Whether an account is opened with the document, or an open one gets a new document. */
export type DocumentMode = 'open' | 'document'

export interface Bar {
  readonly steps: readonly string[]
  readonly current: number
}

const RENEWAL = ['拍摄证件', '核对信息', '等待审核'] as const

/** The indicator of a step. */
export const barOf = (mode: DocumentMode, step: 'document' | 'confirm'): Bar =>
  mode === 'open'
    ? { steps: OPENING_TITLES, current: OPENING_TITLE_OF[step] }
    : { steps: RENEWAL, current: step === 'document' ? 0 : 1 }
