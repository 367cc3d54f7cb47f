/** A bank card as people know it: 江海银行（尾号 1024）. */
export const cardName = (card: { readonly bankName: string; readonly cardTail: string }): string =>
  `${card.bankName}（尾号 ${card.cardTail}）`
