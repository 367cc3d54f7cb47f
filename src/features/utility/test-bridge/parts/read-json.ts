export type ReadJson = { readonly value: unknown } | { readonly problem: string }

/** Parses the text of a JSON field; empty text is `{}`. */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { value: {} }
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: `不是 JSON：${error instanceof Error ? error.message : String(error)}` }
  }
}

/** Formats a value as indented JSON. */
export const showJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? 'undefined'
