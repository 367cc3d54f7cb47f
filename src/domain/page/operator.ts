/** The people who compose, review and publish pages. */
export interface Operator {
  /** Distinguishes the author from the reviewer; never shown. */
  readonly id: string
  readonly name: string
  /** On duty for emergencies: may end what others have put on. */
  readonly onCall: boolean
}

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{White_Space}]/gu

/** A name without invisible characters, to be compared: two that look the same are equal. */
export const comparableName = (name: string): string =>
  name.normalize('NFKC').replace(UNSEEN, '').toLowerCase()

/** The operator of that name; undefined for a name that is not on the list. */
export const operatorNamed = <T extends Operator>(all: readonly T[], name: string): T | undefined =>
  all.find((it) => comparableName(it.name) === comparableName(name))
