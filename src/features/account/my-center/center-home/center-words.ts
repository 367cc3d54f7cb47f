import { NO_FIGURE } from '#domain/text/no-figure.ts'

/** How far a row's own question to the provider has come. */
interface Asked<T> {
  readonly data: T | undefined
  readonly isPending: boolean
}

/** A row's value: what the provider says, `--` where it did not answer, nothing meanwhile. */
export const stateWords = <T>({ data, isPending }: Asked<T>, words: (data: T) => string): string =>
  data === undefined ? (isPending ? '' : NO_FIGURE) : words(data)
