/** The display name of a bank card: `江海银行（尾号 1024）`. */
export const cardName = (card: { readonly bankName: string; readonly cardTail: string }): string =>
  `${card.bankName}（尾号 ${card.cardTail}）`
