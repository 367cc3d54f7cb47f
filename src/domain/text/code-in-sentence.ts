/** Codes that are pasted with the words around them: rules.md#typed-text. */

export interface PrintedCode {
  readonly isWhole: (run: string) => boolean
  /** In how many groups it may be printed, and of how many characters. */
  readonly groups: { readonly count: number; readonly size: number }
}

/** Runs of a sentence that are a whole code, written in one or in its groups. */
function codesIn(sentence: string, { isWhole, groups }: PrintedCode): string[] {
  return sentence.split(/[^0-9A-Z\s-]+/).flatMap((part) => {
    const words = part.split(/[\s-]+/)
    return words.flatMap((word, at) => {
      const group = words.slice(at, at + groups.count)
      const isGrouped = group.every(({ length }) => length === groups.size)
      return [word, isGrouped ? group.join('') : ''].filter(isWhole)
    })
  })
}

/** The one code that a sentence in capitals holds; null where it holds none, or several. */
export function codeInSentence(sentence: string, code: PrintedCode): string | null {
  const [found, ...others] = new Set(codesIn(sentence, code))
  return others.length > 0 ? null : (found ?? null)
}
