/** Like a row, without anything that a row has. */
const ODD = { odd: true }

/** A payload whose lists each begin with a row that fits nothing; empty lists stay empty. */
export function withOddRows(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]: [string, unknown]) => [
      key,
      Array.isArray(value) && value.length > 0 ? [ODD, ...value.slice(1)] : value,
    ]),
  )
}
