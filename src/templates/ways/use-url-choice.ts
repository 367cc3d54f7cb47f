import { useReplace } from './use-replace.ts'

/**
 * Returns a function that writes what is chosen on a page (a tab, a period, a filter) into its
 * address, in place of the present one: the way back leaves the page, whatever was chosen there.
 * Fields of `kept` come first and stay; undefined fields, as those of defaults, are left out.
 */
export function useUrlChoice<Given extends object, Kept extends Partial<Given> = object>(
  page: { readonly to: (given: Given) => string },
  kept?: Kept,
): (chosen: Omit<Given, keyof Kept> & Partial<Given>) => void
export function useUrlChoice(page: { to(given: object): string }, kept?: object) {
  const replace = useReplace()
  return (chosen: object) => replace(page.to({ ...kept, ...chosen }))
}
