/** What a new screen writes: whole new files, and lines put into files that exist. */
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

/** An edit that does not fit the project as it is; its message says why. */
export class EditRefused extends Error {}

function applied(edit: Edit, text: string | null): string {
  const { file } = edit
  if ('create' in edit) {
    if (text !== null) throw new EditRefused(`${file} exists`)
    return edit.create
  }
  if (text === null) throw new EditRefused(`${file} does not exist`)
  if ('replace' in edit) {
    if (!edit.replace.test(text)) throw new EditRefused(`${file} has no ${edit.replace.source}`)
    return text.replace(edit.replace, edit.by)
  }
  const parts = text.split(edit.before)
  if (parts.length !== 2) {
    throw new EditRefused(`${file} has "${edit.before.trim()}" ${parts.length - 1} times, not once`)
  }
  return parts.join(`${edit.insert}${edit.before}`)
}

/**
 * The new text of every file that the edits touch. Throws EditRefused where a file to create
 * exists, or where the text to put lines before is not there exactly once.
 */
export function applyEdits(edits: readonly Edit[], read: ReadFile): ReadonlyMap<string, string> {
  const changed = new Map<string, string>()
  for (const edit of edits) {
    const { file } = edit
    changed.set(file, applied(edit, changed.get(file) ?? read(file)))
  }
  return changed
}
