/** The edits that make a new screen: whole new files, and lines put into files that exist. */
export type Edit =
  | { readonly file: string; readonly create: string }
  | {
      readonly file: string
      /** The text before which the lines are put; it must be there once. */
      readonly before: string
      readonly insert: string
    }
  | { readonly file: string; readonly replace: RegExp; readonly by: string }

/** The text of a file of the project, by its path from the root; null where there is none. */
export type ReadFile = (file: string) => string | null

/** The new text of each file, or why an edit does not fit the project as it is. */
export type Applied = { readonly files: ReadonlyMap<string, string> } | { readonly refused: string }

type NewText = { readonly text: string } | { readonly refused: string }

function applied(edit: Edit, text: string | null): NewText {
  const { file } = edit
  if ('create' in edit) {
    return text === null ? { text: edit.create } : { refused: `${file} exists` }
  }
  if (text === null) return { refused: `${file} does not exist` }
  if ('replace' in edit) {
    return edit.replace.test(text)
      ? { text: text.replace(edit.replace, edit.by) }
      : { refused: `${file} has no ${edit.replace.source}` }
  }
  const parts = text.split(edit.before)
  return parts.length === 2
    ? { text: parts.join(`${edit.insert}${edit.before}`) }
    : { refused: `${file} has "${edit.before.trim()}" ${parts.length - 1} times, not once` }
}

/**
 * The new text of every file that the edits touch. Refused where a file to create exists, or where
 * the text to put lines before is not there exactly once.
 */
export function applyEdits(edits: readonly Edit[], read: ReadFile): Applied {
  const files = new Map<string, string>()
  for (const edit of edits) {
    const changed = applied(edit, files.get(edit.file) ?? read(edit.file))
    if ('refused' in changed) return changed
    files.set(edit.file, changed.text)
  }
  return { files }
}
