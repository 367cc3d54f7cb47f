import { NO_FIGURE } from '#domain/text/no-figure.ts'

/** The progress of a row's own question to the provider. */
interface PartAnswer<T> {
  readonly data: T | undefined
  readonly isPending: boolean
}

/** A row's value: what the provider says, `--` where it did not answer, nothing meanwhile. */
export const stateWords = <T>(
  { data, isPending }: PartAnswer<T>,
  words: (data: T) => string,
): string => (data === undefined ? (isPending ? '' : NO_FIGURE) : words(data))
