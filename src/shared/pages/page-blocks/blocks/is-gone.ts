import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'

/** Withdrawn, hidden, or never there: another try would not find it either. */
export const isGone = (error: Error | null): boolean =>
  error instanceof CallRefused &&
  (error.retCode === RET.notFound || error.retCode === RET.contentHidden)
