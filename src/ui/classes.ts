/** Joins the class names that apply, leaving out the ones that do not. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
