/** Whether an account is opened with the document, or an open one gets a new document. */
export type DocumentMode = 'open' | 'document'

export interface Bar {
  readonly steps: readonly string[]
  readonly current: number
}
