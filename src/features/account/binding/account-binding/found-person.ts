/** The holder of the found account; name and number are in memory alone. */
export interface FoundPerson {
  readonly userName: string
  readonly certNo: string
  readonly noAppAccount: '0' | '1'
}
