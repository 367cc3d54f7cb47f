/** The purpose of a document: opening an account, or renewing the document of an open one. */
export type DocumentMode = 'open' | 'document'

export interface Bar {
  readonly steps: readonly string[]
  readonly current: number
}
