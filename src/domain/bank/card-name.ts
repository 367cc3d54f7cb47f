interface Card {
  readonly bankName: string
  /** The last digits of its number; null where they are not known. */
  readonly cardTail: string | null
}

/** A bank card by its name: `江海银行（尾号 1024）`; only the bank where the tail is not known. */
export const cardName = ({ bankName, cardTail }: Card): string =>
  cardTail === null ? bankName : `${bankName}（尾号 ${cardTail}）`
