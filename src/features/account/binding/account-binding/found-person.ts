/** Whose account it is; the name and the number live in memory alone. */
export interface FoundPerson {
  readonly userName: string
  readonly certNo: string
  readonly noAppAccount: '0' | '1'
}
