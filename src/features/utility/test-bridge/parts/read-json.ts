export type ReadJson = { readonly value: unknown } | { readonly problem: string }

/** What is typed into a JSON field; an empty one is `{}`. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { value: {} }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `不是 JSON：${error instanceof Error ? error.message : String(error)}` }
  }
}

/** JSON as one reads it. */
export const showJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'undefined'
